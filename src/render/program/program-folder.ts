/** Parts of a compiled program's folder: the files for visitors, and the module that renders. */
export const CLIENT_FOLDER = 'client';
export const ENTRY_FILE = 'server/entry.mjs';
/** Relative to the project; `package.json` names it `#program`. */
export const PROGRAM_MODULE = '.data/program.mjs';
