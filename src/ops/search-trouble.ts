/** How the sentence of a build begins whose cars the search server did not take: the settings need no look then. */
export const SEARCH_TROUBLE = 'The search server was not brought up to date.';
