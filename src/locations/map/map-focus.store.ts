import { atom } from 'nanostores';

/** Slug of the branch that maps of the page bring into the middle: the nearest to a postcode that was asked for. */
export const $lookedAt = atom<string | null>(null);
