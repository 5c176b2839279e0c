import { parse } from 'valibot';
import { type AccountReply, accountReplySchema } from './account-reply.schema.ts';

/** `GET /api/account`; rejects when nobody can say. */
export async function askAccount(): Promise<AccountReply> {
  const reply = await fetch('/api/account', { headers: { Accept: 'application/json' } });
  if (!reply.ok) throw new Error(`Nobody says who has signed in: ${reply.status}`);
  return parse(accountReplySchema, await reply.json());
}
