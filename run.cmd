@echo off
rem The one door on Windows, from a checkout: sets up whatever is missing, then runs the program or its tests.
rem
rem   run.cmd                         open the program
rem   run.cmd test [pytest args]      pass the tests; with --quick those that take less than a minute in all
rem   run.cmd simulate ...            the command line: also peer, verify, evening, replay, demo, report
rem   run.cmd self-test               try whether all that Sennik needs is here and works
rem
rem It needs Python 3.11 or newer, from python.org, with its launcher "py" or as "python" on the PATH.
rem The environment lives in .venv beside this file (SENNIK_VENV names another place).
setlocal EnableExtensions DisableDelayedExpansion
set "ROOT=%~dp0"
set "SELF=%~f0"
if "%ROOT:~-1%"=="\" set "ROOT=%ROOT:~0,-1%"
set "VENV=%SENNIK_VENV%"
if not defined VENV set "VENV=%ROOT%\.venv"
set "PYTHONPATH=%ROOT%"
set "PYTHONSAFEPATH=1"
set "PYTHONHOME="
rem Texts are UTF-8 whatever the code page of this console: in files, in pipes, and in what tests read.
set "PYTHONUTF8=1"

set "JOB=%~1"
if "%JOB%"=="" set "JOB=play"
if "%JOB:~0,1%"=="-" set "JOB=play"
set "NEEDS=core"
set "LOCK=requirements-core.txt"
if "%JOB%"=="play" set "NEEDS=window" & set "LOCK=requirements.txt"
if "%JOB%"=="self-test" set "NEEDS=window" & set "LOCK=requirements.txt"
if "%JOB%"=="test" set "NEEDS=dev" & set "LOCK=requirements-dev.txt"

rem "python" may be Windows' own, which only leads to a shop: a Python is one that says that it is new enough.
set "BASE="
if defined PYTHON call :try "%PYTHON%"
if not defined PYTHON call :try py -3
if not defined PYTHON call :try python
if not defined BASE (
    echo Sennik needs Python 3.11 or newer, and there is none here. Please install it from python.org and run this again; 1>&2
    echo one that lies elsewhere is named by: set PYTHON=C:\path\python.exe 1>&2
    echo To play, no Python is needed: docs\installing.md tells of the installer for Windows. 1>&2
    goto failed
)
%BASE% "%ROOT%\installer\environment.py" "%VENV%" "%ROOT%\%LOCK%" "sennik-%NEEDS%" - 1>&2
if errorlevel 1 goto failed

if "%JOB%"=="test" goto test
if "%JOB%"=="play" goto play
if "%JOB%"=="self-test" goto play
"%VENV%\Scripts\python.exe" -m netcore.verbs.cli %*
exit /b %ERRORLEVEL%

:play
if "%~1"=="play" (
    "%VENV%\Scripts\python.exe" -m client %2 %3 %4 %5 %6 %7 %8 %9
) else (
    "%VENV%\Scripts\python.exe" -m client %*
)
exit /b %ERRORLEVEL%

:test
cd /d "%ROOT%"
set "PARALLEL=-n auto --maxprocesses 4 --dist loadgroup"
set "REST="
:more
shift
if "%~1"=="" goto tests
set "REST=%REST% %1"
for %%A in (-n0 -n1 -n2 -n4 -n --pdb -s --co --collect-only) do if "%~1"=="%%A" set "PARALLEL="
goto more
:tests
"%VENV%\Scripts\python.exe" -m pytest %PARALLEL% %REST%
exit /b %ERRORLEVEL%

rem A Python that runs and is new enough: the first one stays.
:try
if defined BASE exit /b 0
%* -c "import sys; sys.exit(sys.version_info < (3, 11))" 1>nul 2>nul
if not errorlevel 1 set "BASE=%*"
exit /b 0

rem Whoever has double clicked this could not read why: the window would be gone.
:failed
set "LINE=%CMDCMDLINE:"=%"
call set "REST=%%LINE:%SELF%=%%"
if not "%REST%"=="%LINE%" pause
exit /b 2
