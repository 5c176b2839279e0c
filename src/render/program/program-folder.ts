/** Below the folder of a compiled program: what visitors are given of it, and the module that renders. */
export const clientFolder = 'client';
export const entryFile = 'server/entry.mjs';
/** Relative to the project; `package.json` names it `#program`. */
export const programModule = '.data/program.mjs';
