import { atom, onMount } from 'nanostores';
import * as v from 'valibot';
import { type AccountReply, accountReplySchema } from './account-reply.schema.ts';
import { isSignedIn, onAccountChange, sessionEnded } from './session.store.ts';

/** Who has signed in, as `GET /api/account` says it. */
type Account = Extract<AccountReply, { readonly signed_in: true }>;

let asked: Promise<Account | null> | undefined;

/** Who has signed in; null for nobody, and while the server does not answer. Asked once, and again after a change. */
export async function account(): Promise<Account | null> {
  if (!isSignedIn()) return null;
  asked ??= ask();
  return asked.catch(() => null);
}

/** The same for components, in this tab and after a change in another. */
export const $account = atom<Account | null>(null);
onMount($account, () => {
  // A server renders for nobody.
  if (typeof document === 'undefined') return undefined;
  const follow = async () => $account.set(await account());
  void follow();
  return onAccountChange(() => void follow());
});

function ask(): Promise<Account | null> {
  const asking = whoAnswers();
  const forget = () => {
    if (asked === asking) asked = undefined;
  };
  asking.catch(forget);
  // In the capture phase: before the other listeners, which ask again.
  document.addEventListener('account-change', forget, { once: true, capture: true });
  return asking;
}

async function whoAnswers(): Promise<Account | null> {
  const reply = await fetch('/api/account', { headers: { Accept: 'application/json' } });
  if (!reply.ok) throw new Error(`${reply.status} for /api/account`);
  const body = v.parse(accountReplySchema, await reply.json());
  if (body.signed_in) return body;
  sessionEnded();
  return null;
}
