import type { Context } from 'hono';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { sha256 } from '../../http/digest.ts';
import { sessionToken, setSessionCookie } from '../../http/visitor/session-cookie.ts';
import type { Statement } from '../../ports/database.ts';
import type { Ports } from '../../ports/ports.ts';
import { type RightCode, redeemStatements } from '../codes/one-time-codes.ts';
import { endSessions } from './sessions.ts';

const DAY_MS = 24 * 3_600_000;

/** A sign-in that takes effect with the transaction of these statements. */
export interface SigningIn {
  /**
   * They use the code up. The first returns the contact's `user_id`, or no row when the code was
   * already used.
   */
  readonly statements: readonly Statement[];
  readonly token: string;
  readonly startsAtMs: number;
  readonly expiresAtMs: number;
}

export function signInBy(
  right: RightCode,
  { chance, now }: Pick<Ports, 'chance' | 'now'>,
  sessionDays: number,
): SigningIn {
  const startsAtMs = now();
  const token = chance.token();
  const expiresAtMs = startsAtMs + sessionDays * DAY_MS;
  const ids = {
    userId: chance.id(),
    verificationId: chance.id(),
    session: chance.id(),
    tokenHash: sha256(token),
    expiresAtMs,
  };
  return { statements: redeemStatements(right, ids, startsAtMs), token, startsAtMs, expiresAtMs };
}

/**
 * Sets the session cookie once the transaction has committed, and ends the browser's previous
 * session.
 */
export async function startSession(
  c: Context<AppEnv>,
  ports: Pick<Ports, 'database' | 'chance' | 'now'>,
  { token, startsAtMs, expiresAtMs }: SigningIn,
): Promise<void> {
  const last = sessionToken(c);
  if (last !== null) await endSessions(ports, dealerOf(c.var.published), last, false);
  setSessionCookie(c, token, expiresAtMs, startsAtMs);
}
