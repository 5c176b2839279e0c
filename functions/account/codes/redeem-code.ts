import type { Context } from 'hono';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { problemReply } from '../../http/replies/problem.ts';
import type { Row } from '../../ports/database.ts';
import type { Ports } from '../../ports/ports.ts';
import { signInBy, startSession } from '../sign-in/sign-in.ts';
import { takeFromGuessLimit } from './code-limits.ts';
import { type RightCode, tryCode } from './one-time-codes.ts';

type Redeemed =
  /**
   * `isNew`: the first sign-in with this phone, and no name was given when the code was requested.
   */
  | { readonly ok: true; readonly userId: string; readonly isNew: boolean }
  /** Too many attempts, or the wrong code for this phone. */
  | { readonly ok: false; readonly reply: Response };

/**
 * Uses up a code and starts a session, which replaces the browser's previous one. `phone` is in
 * national digits.
 */
export async function redeemCode(
  c: Context<AppEnv>,
  ports: Ports,
  { phone, code }: { readonly phone: string; readonly code: string },
): Promise<Redeemed> {
  const { settings } = c.var.published;
  const site = dealerOf(c.var.published);
  const refusal = await takeFromGuessLimit(c, ports);
  if (refusal !== null) return { ok: false, reply: refusal };
  const right = await tryCode(ports, { site, phone }, code);
  const contact = right && (await signIn(c, ports, right));
  if (!contact) return { ok: false, reply: refusedCode(settings.account.texts.codeInvalid) };
  return { ok: true, userId: String(contact['user_id']), isNew: contact['is_new'] === 1 };
}

/** Returns the contact, or undefined when a concurrent request has used the code. */
async function signIn(c: Context<AppEnv>, ports: Ports, right: RightCode): Promise<Row | undefined> {
  const signingIn = signInBy(right, ports, c.var.published.settings.account.sessionDays);
  const [contacts] = await ports.database.transact(signingIn.statements);
  const contact = contacts?.[0];
  if (contact !== undefined) await startSession(c, ports, signingIn);
  return contact;
}

/**
 * The refusal of a code. The message is the same whether the code was wrong, expired, used, tried
 * too often or never sent. `field` is the name of the request field.
 */
export function refusedCode(message: string, field = 'code'): Response {
  const errors = [{ field, message }];
  return problemReply({ status: 422, title: 'Unprocessable content', detail: message, errors });
}
