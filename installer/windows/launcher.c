/* sennik.exe and sennik-console.exe: load the Python beside them, and have it run the package `client`.

   One process, so that the firewall's rule, the task bar and the task manager know it by its own name and picture.
   Everything is loaded from the folder `python` by its full path: no other Python on the computer has a say in it. */

#include <stdlib.h>
#include <stdio.h>
#include <wchar.h>
#include <windows.h>

#define LONGEST 32768
#define OWN_ARGUMENTS 5

typedef int (*py_main)(int, wchar_t **);

static wchar_t folder[LONGEST];
static wchar_t program[LONGEST];

static int complain(const wchar_t *what)
{
    static wchar_t text[LONGEST];

    swprintf(text, LONGEST, L"Sennik is not complete: %ls cannot be loaded (error %lu).\n\nPlease unpack or install it again.",
             what, GetLastError());
#ifdef CONSOLE
    fwprintf(stderr, L"%ls\n", text);
#else
    MessageBoxW(NULL, text, L"Sennik", MB_OK | MB_ICONERROR);
#endif
    return 3;
}

static HMODULE load(const wchar_t *name)
{
    static wchar_t path[LONGEST];

    swprintf(path, LONGEST, L"%ls\\python\\%ls", folder, name);
    return LoadLibraryExW(path, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
}

static int start(int argc, wchar_t **argv)
{
    /* In this order: each needs the ones before, and finds them because they are there already. */
    static const wchar_t *const libraries[] = {L"vcruntime140.dll", L"vcruntime140_1.dll", L"python311.dll", L"python3.dll"};
    HMODULE python = NULL;
    py_main run;
    wchar_t **arguments;
    wchar_t *end;
    DWORD length = GetModuleFileNameW(NULL, program, LONGEST);

    if (length == 0 || length >= LONGEST)
        return complain(L"its own folder");
    wcscpy(folder, program);
    end = wcsrchr(folder, L'\\');
    if (end != NULL)
        *end = L'\0';
    SetDllDirectoryW(L""); /* the current folder is no place for libraries */
    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
        HMODULE loaded = load(libraries[i]);
        if (loaded == NULL)
            return complain(libraries[i]);
        if (i == 2)
            python = loaded;
    }
    run = (py_main)(void (*)(void))GetProcAddress(python, "Py_Main");
    if (run == NULL)
        return complain(L"Py_Main");
    arguments = calloc((size_t)argc + OWN_ARGUMENTS + 1, sizeof *arguments);
    if (arguments == NULL)
        return complain(L"memory");
    arguments[0] = program;
    arguments[1] = L"-X";
    arguments[2] = L"utf8"; /* texts are UTF-8 whatever the code page */
    arguments[3] = L"-m";
    arguments[4] = L"client";
    for (int i = 1; i < argc; i++)
        arguments[OWN_ARGUMENTS - 1 + i] = argv[i];
    return run(argc + OWN_ARGUMENTS - 1, arguments);
}

#ifdef CONSOLE
int wmain(int argc, wchar_t **argv)
{
    return start(argc, argv);
}
#else
int WINAPI wWinMain(HINSTANCE instance, HINSTANCE before, wchar_t *line, int show)
{
    (void)instance, (void)before, (void)line, (void)show;
    return start(__argc, __wargv);
}
#endif
