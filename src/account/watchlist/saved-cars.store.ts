import { heldData } from '../../ui/device-storage.store.ts';

/** Where the device keeps the ids of the saved cars, as `{"v":1,"data":{"ids":["7"],"atMs":0,"isSettled":true}}`. */
export const SAVED_CARS = 'saved-cars';

/** Another device may have saved a car since. */
const FRESH_MS = 300_000;

function held(): { readonly ids?: unknown; readonly atMs?: unknown } {
  return heldData(SAVED_CARS) ?? {};
}

/** As `signed-in.js` says it before anything is painted. */
function isSignedIn(): boolean {
  return document.documentElement.hasAttribute('data-signed-in');
}

/**
 * Ids of the cars in the watchlist of who has signed in, as this device knows them; empty when nobody has. What
 * the server knows better comes by `watchlist.store.ts`. Each change is a `storage` event, of the tab's own too.
 */
export function savedIds(): ReadonlySet<string> {
  const { ids } = held();
  return new Set(isSignedIn() && Array.isArray(ids) ? ids : []);
}

/** Whether somebody has signed in whose list the server has not told for a while. */
export function isOutOfStep(): boolean {
  return isSignedIn() && !(Date.now() - Number(held().atMs) < FRESH_MS);
}
