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

/** For whoever has just signed in: the cookie is there. */
export function tellSignedIn(): void {
  tellTabs();
}

/**
 * For whoever is answered with 401: that reply has ended the cookie, and now every tab shows it. A cookie that stayed
 * is not of this site's making; to tell of it would have everybody ask again, without end.
 */
export function sessionEnded(): void {
  if (!isSignedIn()) tellTabs();
}

/**
 * Ends the session, forgets on the device what belongs to the person, and loads the page anew. False when the
 * server could not be told: then nothing has changed.
 */
export async function signOut(isEverywhere: boolean): Promise<boolean> {
  const isOut = await fetch('/api/account/sign-out', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ everywhere: isEverywhere }),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isOut) return false;
  forgetOwnThings();
  tellTabs();
  location.reload();
  return true;
}

/** For the page of somebody who has signed out: out of sight at once, and what comes is the server's to say. */
export function leavePage(): void {
  document.querySelector('main')?.toggleAttribute('hidden', true);
  location.reload();
}

/** What on the device belongs to the person. */
export function forgetOwnThings(): void {
  try {
    for (const key of ownKeys) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}

/** Every tab, this one too: `signed-in.js` listens in each. */
function tellTabs(): void {
  const channel = new BroadcastChannel('account');
  channel.postMessage(null);
  channel.close();
}
