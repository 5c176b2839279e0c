import { atom, onMount } from 'nanostores';
import * as v from 'valibot';
import { type AccountReply, accountReplySchema } from './account-reply.schema.ts';
import { isSignedIn, onAccountChange, sessionEnded } from './session.store.ts';

/** The signed-in shopper, from `GET /api/account`. */
type Account = Extract<AccountReply, { readonly signed_in: true }>;

let asked: Promise<Account | null> | undefined;

/**
 * The signed-in shopper; null if nobody is signed in or the server does not answer. The reply is cached until the
 * session changes.
 */
export async function account(): Promise<Account | null> {
  if (!isSignedIn()) return null;
  asked ??= ask();
  return asked.catch(() => null);
}

/**
 * The signed-in shopper as a store for components; also updated after a sign-in or sign-out in another tab.
 */
export const $account = atom<Account | null>(null);
onMount($account, () => {
  // On the server nobody is signed in.
  if (typeof document === 'undefined') return undefined;
  const follow = async () => $account.set(await account());
  void follow();
  return onAccountChange(() => void follow());
});

function ask(): Promise<Account | null> {
  const asking = fetchAccount();
  const forget = () => {
    if (asked === asking) asked = undefined;
  };
  asking.catch(forget);
  // In the capture phase, so that the cache is cleared before other listeners request the account again.
  document.addEventListener('account-change', forget, { once: true, capture: true });
  return asking;
}

async function fetchAccount(): Promise<Account | null> {
  const reply = await fetch('/api/account', { headers: { Accept: 'application/json' } });
  if (!reply.ok) throw new Error(`${reply.status} for /api/account`);
  const body = v.parse(accountReplySchema, await reply.json());
  if (body.signed_in) return body;
  sessionEnded();
  return null;
}
