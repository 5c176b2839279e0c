import { atom } from 'nanostores';

/** Whether the filters cover the results, as they do on a phone while they are open. */
export const $isSheetOpen = atom(false);
