/** Marks what the functions ask of the pages' server, with a token that nobody else knows. */
export const innerHeader = 'x-dev-page';

/** The environment variable by which Astro's middleware, which Vite loads as a module of its own, knows the token. */
export const innerTokenVariable = 'DEV_INNER_TOKEN';
