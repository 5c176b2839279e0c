import { timingSafeEqual } from 'hono/utils/buffer';
import type { Statement } from '../../ports/database.ts';
import type { Ports } from '../../ports/ports.ts';
import { keyedDigest } from './keyed-digest.ts';

type CodePorts = Pick<Ports, 'database' | 'chance' | 'now' | 'secret'>;

/** A phone at one dealer: codes, contacts and sessions are the same on the dealer’s sites in all languages. */
export interface PhoneOfSite {
  /** The dealer's slug. */
  readonly site: string;
  /** National format, digits only. */
  readonly phone: string;
}

export interface CodeRules {
  readonly lifeMinutes: number;
  readonly tries: number;
}

/** What shoppers say about themselves before their phone is verified. */
export interface Claimed {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly dealership_slug: string | null;
}

/**
 * Tolerated difference between the clocks of two servers. A code from further in the future was
 * stored before a clock was set back.
 */
const MAX_SKEW_MS = 60_000;

export function phoneHash(ports: Pick<Ports, 'secret'>, { site, phone }: PhoneOfSite): string {
  return keyedDigest(ports, 'phone', site, phone);
}

function codeHash(ports: Pick<Ports, 'secret'>, { site, phone }: PhoneOfSite, code: string): string {
  return keyedDigest(ports, 'code', site, phone, code);
}

/**
 * Stores a code, replacing the previous one of the phone, and records that a verification was
 * started.
 */
export async function storeCode(
  ports: CodePorts,
  to: PhoneOfSite,
  { code, rules, claimed }: { readonly code: string; readonly rules: CodeRules; readonly claimed: Claimed },
): Promise<{ readonly expiresAtMs: number }> {
  const nowMs = ports.now();
  const expiresAtMs = nowMs + rules.lifeMinutes * 60_000;
  const { first_name, last_name, email, dealership_slug } = claimed;
  await ports.database.transact([
    {
      sql: `INSERT OR REPLACE INTO one_time_codes (site, phone_hash, code_hash, sent_at, expires_at, tries_left,
          first_name, last_name, email, dealership_slug)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      args: [
        ...[to.site, phoneHash(ports, to), codeHash(ports, to, code), nowMs, expiresAtMs, rules.tries],
        ...[first_name, last_name, email, dealership_slug],
      ],
    },
    {
      sql: `INSERT INTO verifications (id, website_slug, dealership_slug, verification_type, created_at)
        VALUES (?, ?, ?, 'sms', ?)`,
      args: [ports.chance.id(), to.site, dealership_slug, nowMs],
    },
  ]);
  return { expiresAtMs };
}

/** A code that was entered correctly; `redeemStatements` uses it up. */
export interface RightCode extends PhoneOfSite {
  readonly phoneHash: string;
  readonly codeHash: string;
}

/**
 * Uses one attempt, whether the code is right or wrong. Returns null for a code that is wrong,
 * expired or tried too often.
 */
export async function tryCode(ports: CodePorts, of: PhoneOfSite, code: string): Promise<RightCode | null> {
  const nowMs = ports.now();
  const ofPhone = phoneHash(ports, of);
  const tried = codeHash(ports, of, code);
  const [row] = await ports.database.execute({
    sql: `UPDATE one_time_codes SET tries_left = tries_left - 1
      WHERE site = ? AND phone_hash = ? AND tries_left > 0 AND expires_at > ? AND sent_at <= ?
      RETURNING code_hash`,
    args: [of.site, ofPhone, nowMs, nowMs + MAX_SKEW_MS],
  });
  const isRight = await timingSafeEqual(String(row?.['code_hash'] ?? ''), tried);
  return isRight ? { ...of, phoneHash: ofPhone, codeHash: tried } : null;
}

/**
 * Goes first in a transaction that uses the code up, and fails it when the code no longer exists.
 */
export function requireUnusedCode({ site, phoneHash: ofPhone, codeHash: tried }: RightCode): Statement {
  return {
    // Columns that must not be null are omitted: the insert fails if it is reached.
    sql: `INSERT INTO one_time_codes (site, phone_hash) SELECT ?1, ?2
      WHERE NOT EXISTS (SELECT 1 FROM one_time_codes WHERE site = ?1 AND phone_hash = ?2 AND code_hash = ?3)`,
    args: [site, ofPhone, tried],
  };
}

/** Whether the code still exists, i.e. nobody has used it up since it was checked. */
export async function isCodeUnused(
  { database }: Pick<Ports, 'database'>,
  { site, phoneHash: ofPhone, codeHash: tried }: RightCode,
): Promise<boolean> {
  const rows = await database.execute({
    sql: 'SELECT 1 FROM one_time_codes WHERE site = ? AND phone_hash = ? AND code_hash = ?',
    args: [site, ofPhone, tried],
  });
  return rows.length > 0;
}

interface NewIds {
  /** For a new contact; an existing contact keeps its id. */
  readonly userId: string;
  readonly verificationId: string;
  readonly session: string;
  readonly tokenHash: string;
  readonly expiresAtMs: number;
}

/**
 * For one transaction: creates the contact, the verification and the session, and deletes the code.
 * Each statement requires the code to exist, so of two concurrent requests with the same code only
 * one signs in. The first statement returns the contact's `user_id`, or no row when the code was
 * already used. Details that a contact already has stay, because anybody who knows its phone number
 * can request a code with a name and e-mail address of their own.
 */
export function redeemStatements(code: RightCode, ids: NewIds, nowMs: number): readonly Statement[] {
  const { site, phone } = code;
  const still = 'FROM one_time_codes WHERE site = ?1 AND phone_hash = ?2 AND code_hash = ?3';
  const key = [site, code.phoneHash, code.codeHash];
  return [
    {
      sql: `INSERT INTO contacts (site, phone, user_id, first_name, last_name, email, since)
        SELECT ?1, ?4, ?5, first_name, last_name, email, ?6 ${still}
        ON CONFLICT (site, phone) DO UPDATE SET first_name = coalesce(first_name, excluded.first_name),
          last_name = coalesce(last_name, excluded.last_name), email = coalesce(email, excluded.email)
        RETURNING user_id, user_id = ?5 AND first_name IS NULL AS is_new`,
      args: [...key, phone, ids.userId, nowMs],
    },
    {
      sql: `INSERT INTO verifications (id, website_slug, dealership_slug, verification_type, user_id, created_at)
        SELECT ?4, ?1, dealership_slug, 'verify',
          (SELECT user_id FROM contacts WHERE contacts.site = ?1 AND contacts.phone = ?5), ?6 ${still}`,
      args: [...key, ids.verificationId, phone, nowMs],
    },
    {
      sql: `INSERT INTO sessions (token_hash, session, site, phone, signed_in_at, issued_at, expires_at)
        SELECT ?4, ?5, ?1, ?6, ?7, ?7, ?8 ${still}`,
      args: [...key, ids.tokenHash, ids.session, phone, nowMs, ids.expiresAtMs],
    },
    { sql: `DELETE ${still}`, args: key },
  ];
}
