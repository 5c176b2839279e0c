/** Header that marks requests of the functions to Astro's server, with a secret token. */
export const INNER_HEADER = 'x-dev-page';

/**
 * The environment variable that passes the token to Astro's middleware, which Vite loads as a separate
 * module.
 */
export const INNER_TOKEN_VARIABLE = 'DEV_INNER_TOKEN';
