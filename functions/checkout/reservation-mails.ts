import * as v from 'valibot';
import { newReceiptToken } from '../account/own-leads.ts';
import { leadById } from '../leads/store/stored-lead.ts';
import type { Statement } from '../ports/database.ts';
import type { MailMessage } from '../ports/mail.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { type LetterKind, letterKinds, reservationLetter } from './reservation-letter.ts';
import { reservationById } from './reservations.ts';

export type MailPorts = Pick<Ports, 'publishedSite' | 'database' | 'now' | 'chance' | 'mail' | 'reportError'>;

/** Timeout for one request to the e-mail service. */
const TIMEOUT_MS = 15_000;
/** A claimed e-mail is released after this time, because its process must have died. */
const LEASE_MS = 60_000;
const MAX_TRIES = 8;
const FIRST_WAIT_MS = 60_000;
/** E-mails per round. */
const MAX = 20;

const claimSchema = v.object({
  id: v.string(),
  site: v.string(),
  reservation: v.string(),
  kind: v.picklist(letterKinds),
  message: v.nullable(
    v.pipe(
      v.string(),
      v.parseJson(),
      v.object({ to: v.string(), replyTo: v.optional(v.string()), subject: v.string(), text: v.string() }),
    ),
  ),
  tries: v.number(),
});

type Claim = v.InferOutput<typeof claimSchema>;

interface Letter {
  readonly reservation: string;
  readonly kind: LetterKind;
}

/**
 * Queues one e-mail of each kind per reservation, in the transaction of the change it reports.
 * Empty when no e-mail can be sent.
 */
export function mailStatements(
  { chance, mail, now }: Pick<Ports, 'chance' | 'mail' | 'now'>,
  { slug: site, settings }: Pick<PublishedSite, 'slug' | 'settings'>,
  { reservation, kind }: Letter,
): Statement[] {
  if (mail === null || !settings.checkout.mail.show) return [];
  return [
    {
      sql: `INSERT OR IGNORE INTO reservation_mails
          (id, site, reservation, kind, tries, due_at, leased_until) VALUES (?, ?, ?, ?, 0, ?, 0)`,
      args: [chance.id(), site, reservation, kind, now()],
    },
  ];
}

/**
 * Sends due e-mails. Any number of processes may run it at once; each e-mail has one idempotency
 * key.
 */
export async function sendReservationMails(ports: MailPorts): Promise<void> {
  if (ports.mail === null) return;
  const nowMs = ports.now();
  const rows = await ports.database.execute({
    sql: `UPDATE reservation_mails SET leased_until = ?1 + ${LEASE_MS} WHERE id IN (
        SELECT id FROM reservation_mails
        WHERE ended_at IS NULL AND due_at <= ?1 AND leased_until <= ?1 ORDER BY due_at LIMIT ${MAX})
      RETURNING id, site, reservation, kind, message, tries`,
    args: [nowMs],
  });
  await Promise.all(v.parse(v.array(claimSchema), rows).map((claim) => send(ports, claim)));
}

async function send(ports: MailPorts, claim: Claim): Promise<void> {
  try {
    const message = claim.message ?? (await write(ports, claim));
    if (message !== null) {
      const mail: MailMessage = { ...message, to: [message.to], key: `reservation-mail-${claim.id}` };
      await ports.mail?.send(mail, AbortSignal.timeout(TIMEOUT_MS));
    }
    await end(ports, claim);
  } catch (error) {
    ports.reportError(error);
    await postpone(ports, claim).catch(ports.reportError);
  }
}

/**
 * Writes the e-mail and stores it until it is sent, so that a retry sends the same content under
 * the same key. Null when there is no recipient.
 */
async function write(ports: MailPorts, { id, site, reservation: of, kind }: Claim) {
  const published = await ports.publishedSite(site);
  const reservation = await reservationById(ports.database, site, of);
  if (published === null || reservation === null)
    throw new Error('The dealer of an e-mail has published nothing.');
  const lead = await leadById(ports.database, reservation.lead);
  const token = await newReceiptToken(ports, lead.id);
  const letter = reservationLetter(published, { reservation, lead, token }, kind, ports.now());
  if (letter === null) return null;
  await ports.database.execute({
    sql: 'UPDATE reservation_mails SET message = ? WHERE id = ?',
    args: [JSON.stringify(letter), id],
  });
  return letter;
}

async function end({ database, now }: MailPorts, { id }: Claim): Promise<void> {
  await database.execute({
    sql: 'UPDATE reservation_mails SET ended_at = ?, message = NULL, leased_until = 0 WHERE id = ?',
    args: [now(), id],
  });
}

/** Doubles the delay after each attempt and gives up after the last. */
async function postpone({ database, now }: MailPorts, { id, tries }: Claim): Promise<void> {
  const nowMs = now();
  const isLast = tries + 1 >= MAX_TRIES;
  await database.execute({
    sql: `UPDATE reservation_mails SET tries = tries + 1, leased_until = 0, due_at = ?, ended_at = ?,
        message = CASE WHEN ?2 IS NULL THEN message END WHERE id = ?`,
    args: [nowMs + FIRST_WAIT_MS * 2 ** tries, isLast ? nowMs : null, id],
  });
}
