import type { AccountReply } from './account-reply.schema.ts';
import { ownKeys } from './own-keys.ts';

/** Who has signed in, as `GET /api/account` says it. */
export type Account = Extract<AccountReply, { readonly signed_in: true }>;

let asked: Promise<Account | null> | undefined;

/** Whether somebody has signed in with this browser, by the cookie that says so: the server decides. */
export function isSignedIn(): boolean {
  return /(?:^|; )signed-in=1/.test(document.cookie);
}

/** Who has signed in; null for nobody, and while nobody can say. Asked once, and anew after a change. */
export function account(): Promise<Account | null> {
  if (!isSignedIn()) return Promise.resolve(null);
  asked ??= ask();
  return asked.catch(() => null);
}

function ask(): Promise<Account | null> {
  const asking = whoAnswers();
  const forget = () => {
    if (asked === asking) asked = undefined;
  };
  asking.catch(forget);
  // Ahead of those who are told of the change, and ask anew.
  document.addEventListener('account-change', forget, { once: true, capture: true });
  return asking;
}

async function whoAnswers(): Promise<Account | null> {
  const { askAccount } = await import('./ask-account.client.ts');
  const reply = await askAccount();
  if (reply.signed_in) return reply;
  sessionEnded();
  return null;
}

/** Tells of signing in and out, in this tab or another (`signed-in.js`). */
export function onAccountChange(listener: (isSignedIn: boolean) => void): void {
  document.addEventListener('account-change', () => listener(isSignedIn()));
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
