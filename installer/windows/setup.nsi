; Installs Sennik for one user, without an administrator; removes all of it again, but for the player's profile.
; Built by installer/windows.py, which defines VERSION, PROGRAM (the folder) and OUT.

Target amd64-unicode
SetCompressor /SOLID lzma
SetDateSave off
ManifestDPIAware true
RequestExecutionLevel user
Name "Sennik"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Sennik"
InstallDirRegKey HKCU "Software\Sennik" "Folder"
BrandingText "Sennik ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Sennik"
VIAddVersionKey FileDescription "Installs Sennik"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey LegalCopyright "2026 Sennik contributors, MIT licence"

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!define MUI_ICON "sennik.ico"
!define MUI_UNICON "sennik.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\sennik.exe"
!define GONE "Software\Microsoft\Windows\CurrentVersion\Uninstall\Sennik"
!define RULE "Sennik (this user)"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Ukrainian"
!insertmacro MUI_LANGUAGE "Czech"

LangString Running ${LANG_ENGLISH} "Sennik is running. Please close it, then try again."
LangString Running ${LANG_POLISH} "Sennik jest uruchomiony. Zamknij go i spróbuj ponownie."
LangString Running ${LANG_UKRAINIAN} "Sennik запущено. Закрийте його й спробуйте ще раз."
LangString Running ${LANG_CZECH} "Sennik běží. Zavřete ho a zkuste to znovu."
LangString Taken ${LANG_ENGLISH} "This folder holds something that is not Sennik’s. Please choose another one."
LangString Taken ${LANG_POLISH} "W tym folderze jest coś, co nie należy do Sennika. Wybierz inny."
LangString Taken ${LANG_UKRAINIAN} "У цій папці є щось, що не належить Sennik. Виберіть іншу."
LangString Taken ${LANG_CZECH} "V této složce je něco, co nepatří k Senniku. Vyberte jinou."
LangString Firewall ${LANG_ENGLISH} "May other computers on your private network call Sennik?$\n$\nThey have to, to sit down at a table that you open. Windows keeps them out until its firewall has a rule for Sennik; making one takes an administrator, whom Windows asks for next.$\n$\nIf you say no, Windows may ask you when Sennik first listens, or your friends can open the tables."
LangString Firewall ${LANG_POLISH} "Czy inne komputery w twojej sieci prywatnej mogą łączyć się z Sennikiem?$\n$\nMuszą, żeby usiąść przy stole, który otworzysz. Windows ich nie wpuści, dopóki zapora nie ma reguły dla Sennika; do jej dodania potrzebny jest administrator, o którego Windows zaraz zapyta.$\n$\nJeśli odmówisz, Windows może zapytać, gdy Sennik pierwszy raz zacznie nasłuchiwać, albo stoły mogą otwierać znajomi."
LangString Firewall ${LANG_UKRAINIAN} "Чи можуть інші комп’ютери у вашій приватній мережі під’єднуватися до Sennik?$\n$\nЦе потрібно, щоб сісти за стіл, який ви відкриєте. Windows не пустить їх, доки в брандмауері немає правила для Sennik; щоб його створити, потрібен адміністратор, про якого Windows зараз запитає.$\n$\nЯкщо відмовитеся, Windows може запитати, коли Sennik уперше почне слухати, або столи відкриватимуть друзі."
LangString Firewall ${LANG_CZECH} "Smějí se ostatní počítače ve vaší soukromé síti připojovat k Senniku?$\n$\nMusí, aby mohly usednout ke stolu, který otevřete. Windows je nepustí, dokud brána firewall nemá pravidlo pro Sennik; to může přidat jen správce, o kterého si Windows hned řekne.$\n$\nKdyž odmítnete, Windows se mohou zeptat, až Sennik poprvé začne naslouchat, nebo mohou stoly otevírat přátelé."
LangString Kind ${LANG_ENGLISH} "Sennik game"
LangString Kind ${LANG_POLISH} "Gra Sennika"
LangString Kind ${LANG_UKRAINIAN} "Гра Sennik"
LangString Kind ${LANG_CZECH} "Hra Senniku"

!macro RUNS PROGRAM ; sets $1 if it does: a program that runs cannot be written to
    ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
        ClearErrors
        FileOpen $0 "$INSTDIR\${PROGRAM}" a
        ${If} ${Errors}
            StrCpy $1 "${PROGRAM}"
        ${Else}
            FileClose $0
        ${EndIf}
    ${EndIf}
!macroend

!macro NOT_WHILE_IT_RUNS UN
Function ${UN}CloseFirst
    again:
    StrCpy $1 ""
    !insertmacro RUNS "sennik.exe"
    !insertmacro RUNS "sennik-console.exe"
    ${If} $1 != ""
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY again
        SetErrorLevel 2
        Abort "$(Running)"
    ${EndIf}
FunctionEnd
!macroend
!insertmacro NOT_WHILE_IT_RUNS ""
!insertmacro NOT_WHILE_IT_RUNS "un."

; What is removed before an installation, and later, has to be what an installation has put there.
Function OwnFolder
    ReadRegStr $0 HKCU "Software\Sennik" "Folder"
    ${If} $0 != $INSTDIR
    ${AndIfNot} ${FileExists} "$INSTDIR\sennik.exe"
        ${If} ${FileExists} "$INSTDIR\app"
        ${OrIf} ${FileExists} "$INSTDIR\python"
        ${OrIf} ${FileExists} "$INSTDIR\licences"
            MessageBox MB_OK|MB_ICONEXCLAMATION "$(Taken)" /SD IDOK
            SetErrorLevel 2
            Abort "$(Taken)"
        ${EndIf}
    ${EndIf}
FunctionEnd

Section "Sennik"
    Call OwnFolder
    Call CloseFirst
    ; What an older version had and this one has not would be in the way. The profile is elsewhere.
    RMDir /r "$INSTDIR\app"
    RMDir /r "$INSTDIR\python"
    RMDir /r "$INSTDIR\licences"
    SetOutPath "$INSTDIR"
    File /r "${PROGRAM}/*.*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Sennik.lnk" "$INSTDIR\sennik.exe"
    WriteRegStr HKCU "Software\Sennik" "Folder" "$INSTDIR"
    WriteRegStr HKCU "Software\Classes\.sennik" "" "Sennik.Game"
    WriteRegStr HKCU "Software\Classes\Sennik.Game" "" "$(Kind)"
    WriteRegStr HKCU "Software\Classes\Sennik.Game\DefaultIcon" "" "$INSTDIR\sennik.exe,0"
    WriteRegStr HKCU "Software\Classes\Sennik.Game\shell\open\command" "" '"$INSTDIR\sennik.exe" "%1"'
    WriteRegStr HKCU "${GONE}" "DisplayName" "Sennik"
    WriteRegStr HKCU "${GONE}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${GONE}" "DisplayIcon" "$INSTDIR\sennik.exe"
    WriteRegStr HKCU "${GONE}" "Publisher" "Sennik contributors"
    WriteRegStr HKCU "${GONE}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${GONE}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${GONE}" "NoModify" 1
    WriteRegDWORD HKCU "${GONE}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    IntFmt $0 "0x%08X" $0
    WriteRegDWORD HKCU "${GONE}" "EstimatedSize" "$0"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
    ; Asked once: whoever installs a newer version over this one has answered.
    ReadRegDWORD $0 HKCU "Software\Sennik" "FirewallAsked"
    StrCmp $0 1 answered
    WriteRegDWORD HKCU "Software\Sennik" "FirewallAsked" 1
    MessageBox MB_YESNO|MB_ICONQUESTION "$(Firewall)" /SD IDNO IDNO answered
    ClearErrors
    ExecShellWait "runas" "$SYSDIR\netsh.exe" 'advfirewall firewall add rule name="${RULE}" dir=in action=allow program="$INSTDIR\sennik.exe" profile=private,domain' SW_HIDE
    IfErrors answered
    WriteRegDWORD HKCU "Software\Sennik" "FirewallRule" 1
    answered:
SectionEnd

Section "Uninstall"
    Call un.CloseFirst
    ReadRegDWORD $0 HKCU "Software\Sennik" "FirewallRule"
    StrCmp $0 1 0 noRule
    ExecShellWait "runas" "$SYSDIR\netsh.exe" 'advfirewall firewall delete rule name="${RULE}"' SW_HIDE
    noRule:
    RMDir /r "$INSTDIR\app"
    RMDir /r "$INSTDIR\python"
    RMDir /r "$INSTDIR\licences"
    Delete "$INSTDIR\sennik.exe"
    Delete "$INSTDIR\sennik-console.exe"
    Delete "$INSTDIR\README.txt"
    Delete "$INSTDIR\LICENSE.txt"
    Delete "$INSTDIR\sbom.cdx.json"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR" ; stays if a player has put something there, such as a profile
    Delete "$SMPROGRAMS\Sennik.lnk"
    DeleteRegKey HKCU "Software\Sennik"
    DeleteRegKey HKCU "Software\Classes\Sennik.Game"
    ReadRegStr $0 HKCU "Software\Classes\.sennik" ""
    StrCmp $0 "Sennik.Game" 0 others
    DeleteRegKey HKCU "Software\Classes\.sennik"
    others:
    DeleteRegKey HKCU "${GONE}"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
