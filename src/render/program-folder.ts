/** Below the folder of a compiled program: what visitors are given of it, and the module that renders. */
export const clientFolder = 'client';
export const entryFile = 'server/entry.mjs';
