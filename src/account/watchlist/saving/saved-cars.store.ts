import { deviceStorage, heldData } from '../../../ui/storage/device-storage.store.ts';

/** Storage key of the saved ids, stored as `{"v":1,"data":{"ids":["7"],"atMs":0,"isSettled":true}}`. */
export const SAVED_CARS = 'saved-cars';

/** After this time the list is requested again, because it may have changed on another device. */
const FRESH_MS = 300_000;

function held(): { readonly ids?: unknown; readonly atMs?: unknown; readonly isSettled?: unknown } {
  return heldData(SAVED_CARS) ?? {};
}

/** Reads the attribute that `signed-in.js` sets before the first paint. */
function isSignedIn(): boolean {
  return document.documentElement.hasAttribute('data-signed-in');
}

/**
 * Ids of the signed-in shopper's saved cars as cached on this device; empty if nobody is signed in.
 * `watchlist.store.ts` updates them from the server. Every change dispatches a `storage` event, in the same tab too.
 */
export function savedIds(): ReadonlySet<string> {
  const { ids } = held();
  return new Set(isSignedIn() && Array.isArray(ids) ? ids : []);
}

/** Whether somebody is signed in and the cached list is stale. */
export function isOutOfStep(): boolean {
  return isSignedIn() && !(Date.now() - Number(held().atMs) < FRESH_MS);
}

/** The cached list as text, which differs after each change and each reply: a snapshot to detect races with. */
export function savedSnapshot(): string | undefined {
  return deviceStorage[SAVED_CARS];
}

/** False while a change in some tab waits for the server's reply. */
export function isSavedSettled(): boolean {
  return held().isSettled !== false;
}
