import { deviceStorage } from '../../ui/storage/device-storage.store.ts';

/** Whether this browser has a session, according to a cookie readable by scripts. The server makes the real check. */
export function isSignedIn(): boolean {
  return /(?:^|; )signed-in=1/.test(document.cookie);
}

/**
 * Calls the listener when the shopper signs in or out, in this tab or another (`signed-in.js`). Returns a function
 * that unsubscribes.
 */
export function onAccountChange(listener: (isSignedIn: boolean) => void): () => void {
  const listen = () => listener(isSignedIn());
  document.addEventListener('account-change', listen);
  return () => document.removeEventListener('account-change', listen);
}

/**
 * Call this after a 401 reply, which also deletes the cookie, to update all tabs. If the cookie is still there, it
 * was not set by this site, and notifying the tabs would repeat the request endlessly.
 */
export function sessionEnded(): void {
  if (!isSignedIn()) tellTabs();
}

/**
 * Storage keys with personal data, which are removed on signing out. Viewed cars and favourites belong to the device
 * and are kept.
 */
export const ownKeys: readonly string[] = ['contact', 'saved-cars', 'sent-lead', 'trade-in'];

/** Removes personal data from the device. */
export function forgetOwnThings(): void {
  for (const key of ownKeys) delete deviceStorage[key];
  try {
    sessionStorage.clear();
  } catch {
    // If storage is disabled, there is nothing to remove.
  }
}

/** Notifies all tabs, including this one, after the session cookie has changed (`signed-in.js` listens). */
export function tellTabs(): void {
  const channel = new BroadcastChannel('account');
  channel.postMessage(null);
  channel.close();
}
