/** The form of a file's name, which becomes an address. */
export const addressWord = '[a-z0-9]+(?:-[a-z0-9]+)*';
