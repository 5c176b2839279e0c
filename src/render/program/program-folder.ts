/** Parts of a compiled program's folder: the files for visitors, and the module that renders. */
export const clientFolder = 'client';
export const entryFile = 'server/entry.mjs';
/** Relative to the project; `package.json` names it `#program`. */
export const programModule = '.data/program.mjs';
