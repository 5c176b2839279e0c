import { deviceStorage } from '../ui/device-storage.store.ts';
import { ownKeys } from './own-keys.ts';

/** Whether somebody has signed in with this browser, by the cookie that says so: the server decides. */
export function isSignedIn(): boolean {
  return /(?:^|; )signed-in=1/.test(document.cookie);
}

/** Tells of signing in and out, in this tab or another (`signed-in.js`), until what it gives is called. */
export function onAccountChange(listener: (isSignedIn: boolean) => void): () => void {
  const listen = () => listener(isSignedIn());
  document.addEventListener('account-change', listen);
  return () => document.removeEventListener('account-change', listen);
}

/**
 * For whoever is answered with 401: that reply has ended the cookie, and now every tab shows it. A cookie that stayed
 * is not of this site's making; to tell of it would have everybody ask again, without end.
 */
export function sessionEnded(): void {
  if (!isSignedIn()) tellTabs();
}

/** Forgets what on the device belongs to the person. */
export function forgetOwnThings(): void {
  for (const key of ownKeys) delete deviceStorage[key];
  try {
    sessionStorage.clear();
  } catch {
    // A tab that keeps nothing has nothing to forget.
  }
}

/** After signing in or out, when the cookie says so: every tab hears it by `signed-in.js`, this one too. */
export function tellTabs(): void {
  const channel = new BroadcastChannel('account');
  channel.postMessage(null);
  channel.close();
}
