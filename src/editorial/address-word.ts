/** Pattern of file names that become URL segments. */
export const addressWord = '[a-z0-9]+(?:-[a-z0-9]+)*';
