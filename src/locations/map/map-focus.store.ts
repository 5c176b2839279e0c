import { atom } from 'nanostores';

/**
 * Slug of the branch on which the page's maps are centred: the nearest to the typed postcode; null for none.
 */
export const $lookedAt = atom<string | null>(null);

/** Slugs of the branches that the list beside the map shows after a filter; null for all. */
export const $shownBranches = atom<readonly string[] | null>(null);
