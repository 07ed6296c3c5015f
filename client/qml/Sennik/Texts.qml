pragma Singleton
import QtQml

// Small help for sentences, as client/texts.py is for Python's.
QtObject {
    // `pattern` with %1, %2 … replaced in one pass: a name with a percent sign stays a name, which `arg` would read again.
    function fill(pattern: string, ...parts): string {
        return pattern.replace(/%(\d)/g, (hole, at) => at >= 1 && at <= parts.length ? String(parts[at - 1]) : hole);
    }
}
