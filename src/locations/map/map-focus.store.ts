import { atom } from 'nanostores';

/** Slug of the branch on which the page's maps are centred: the nearest to a postcode. */
export const $lookedAt = atom<string | null>(null);
