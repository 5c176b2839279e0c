import type { Context } from 'hono';
import * as v from 'valibot';
import { codeField } from '#src/account/sign-in/sign-in.schema.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import { takeFromGuessLimit } from '../../account/codes/code-limits.ts';
import { type RightCode, tryCode } from '../../account/codes/one-time-codes.ts';
import { refusedCode } from '../../account/codes/redeem-code.ts';
import { type SigningIn, signInBy } from '../../account/sign-in/sign-in.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { NewLead } from '../../leads/store/new-lead.ts';
import { isStored } from '../../leads/store/store-lead.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Application } from './read-application.ts';

/** Whether and how the applicant's phone is verified. */
export type Proof =
  /** With a code, which is used up in the transaction that stores the application. */
  | { readonly ok: true; readonly by: { readonly code: RightCode; readonly signingIn: SigningIn } }
  /**
   * Without a code: none is required, the applicant is signed in, or this is a retry of a verified
   * application.
   */
  | { readonly ok: true; readonly by: null }
  | { readonly ok: false; readonly reply: Response };

/** Verifies the applicant's phone if the dealer requires it (finance.json `form.verifyPhone`). */
export async function provePhone(
  c: Context<AppEnv>,
  ports: Ports,
  { customer, code }: Pick<Application, 'customer' | 'code'>,
  lead: NewLead,
): Promise<Proof> {
  const { published, session } = c.var;
  const { settings } = published;
  const { phoneNumber: phone } = customer;
  const isKnown =
    !settings.finance.form.verifyPhone ||
    session?.phone === phone ||
    (await isStored(ports, published, lead));
  if (isKnown) return { ok: true, by: null };
  const { texts, sessionDays } = settings.account;
  const typed = v.safeParse(codeField(texts), code.text);
  if (!typed.success) return { ok: false, reply: refusedCode(typed.issues[0].message, code.field) };
  const tooMany = await takeFromGuessLimit(c, ports);
  if (tooMany !== null) return { ok: false, reply: tooMany };
  const right = await tryCode(ports, { site: dealerOf(published), phone }, typed.output);
  return right === null
    ? { ok: false, reply: refusedCode(texts.codeInvalid, code.field) }
    : { ok: true, by: { code: right, signingIn: signInBy(right, ports, sessionDays) } };
}
