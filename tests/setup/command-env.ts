/**
 * The environment of commands that tests start: none of the developer's own settings, and the compile cache of
 * `npm test`, without which each start takes half a second longer.
 */
export const commandEnv = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};
