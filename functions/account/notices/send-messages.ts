import * as v from 'valibot';
import {
  mailSubject,
  mailText,
  smsText,
  toldNewsSchema,
  unsubscribeUrl,
} from '#src/account/watchlist/notice-message.ts';
import { noticeChannels } from '#src/account/watchlist/notice-request.schema.ts';
import { DeliveryFailure } from '../../leads/delivery/delivery-failure.ts';
import { afterFailure } from '../../leads/delivery/retry.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { UnreachablePhone } from '../../ports/text-messages.ts';
import { stopStatement } from './watch-notices.ts';

export type SendPorts = Pick<Ports, 'database' | 'textMessages' | 'mail' | 'chance' | 'now' | 'reportError'>;

/** For one answer. */
const patienceMs = 15_000;
/** After this long whoever took a message is taken for dead; longer than any patience. */
const leaseMs = 60_000;
const firstWaitMs = 60_000;
/**
 * Nothing is sent after that: a price may have changed again, and the e-mail service knows a repeated message by its
 * key for 24 hours only.
 */
const newsLifeMs = 23 * 3_600_000;
const atOnce = 20;

const claimSchema = v.pipe(
  v.object({
    id: v.string(),
    phone: v.string(),
    channel: v.picklist(noticeChannels),
    news: v.pipe(v.string(), v.parseJson(), toldNewsSchema),
    attempts: v.number(),
    made_at: v.number(),
    email: v.nullable(v.string()),
    token: v.string(),
    asked_at: v.number(),
  }),
  v.transform(({ made_at: madeAtMs, asked_at: askedAtMs, ...claim }) => ({ ...claim, madeAtMs, askedAtMs })),
);

type Claim = v.InferOutput<typeof claimSchema>;

/** Sends what has been written for the shoppers of a dealer. Any number may do so side by side. */
export async function sendMessages(ports: SendPorts, published: PublishedSite): Promise<void> {
  while (true) {
    const claims = await claimDue(ports, published.slug);
    for (const claim of claims) await sendClaim(ports, published, claim);
    if (claims.length < atOnce) return;
  }
}

/**
 * Takes messages in one statement, so that two never take the same. One that somebody took and never put away is
 * taken again if it is an e-mail, which the service tells from a second one; a text message may have been sent, and
 * never is. What somebody has stopped meanwhile, or is too old, is dropped.
 */
async function claimDue({ database, now, reportError }: SendPorts, site: string): Promise<readonly Claim[]> {
  const nowMs = now();
  const oldestMs = nowMs - newsLifeMs;
  const [dropped = [], rows = []] = await database.transact([
    {
      sql: `UPDATE watch_messages SET state = 'dropped'
        WHERE site = ?1 AND state = 'waiting' AND (made_at < ?2 OR NOT EXISTS (
          SELECT 1 FROM watch_notices AS notices
          WHERE notices.site = watch_messages.site AND notices.phone = watch_messages.phone
            AND notices.stopped_at IS NULL))
        RETURNING made_at`,
      args: [site, oldestMs],
    },
    {
      sql: `UPDATE watch_messages SET state = 'sending', due_at = ?2 + ${leaseMs} WHERE id IN (
          SELECT id FROM watch_messages WHERE site = ?1 AND due_at <= ?2 AND made_at >= ?3
            AND (state = 'waiting' OR (state = 'sending' AND channel = 'email'))
          ORDER BY due_at LIMIT ${atOnce})
        RETURNING id, phone, channel, news, attempts, made_at,
          (SELECT email FROM watch_notices AS own
            WHERE own.site = watch_messages.site AND own.phone = watch_messages.phone) AS email,
          (SELECT token FROM watch_notices AS own
            WHERE own.site = watch_messages.site AND own.phone = watch_messages.phone) AS token,
          (SELECT asked_at FROM watch_notices AS own
            WHERE own.site = watch_messages.site AND own.phone = watch_messages.phone) AS asked_at`,
      args: [site, nowMs, oldestMs],
    },
  ]);
  const tooOld = dropped.filter(({ made_at }) => Number(made_at) < oldestMs).length;
  if (tooOld > 0) reportError(new Error(`Messages about saved cars became too old to be sent: ${tooOld}.`));
  return v.parse(v.array(claimSchema), [...rows]);
}

async function sendClaim(ports: SendPorts, published: PublishedSite, claim: Claim): Promise<void> {
  const { database, now } = ports;
  try {
    await handOver(ports, published, claim);
  } catch (error) {
    await noteFailure(ports, published, claim, error);
    return;
  }
  await database.execute({
    sql: `UPDATE watch_messages SET state = 'sent', attempts = attempts + 1, sent_at = ? WHERE id = ?`,
    args: [now(), claim.id],
  });
}

async function handOver(ports: SendPorts, published: PublishedSite, claim: Claim): Promise<void> {
  const { slug, settings } = published;
  const { id, phone, channel, email, token } = claim;
  const signal = AbortSignal.timeout(patienceMs);
  if (channel === 'sms') {
    const text = smsText(claim, settings);
    await ports.textMessages.send({ site: slug, dealer: settings.site.name, to: phone, text }, signal);
    return;
  }
  if (ports.mail === null)
    throw new DeliveryFailure('MAIL_KEY and MAIL_FROM are not set.', { kind: 'refused' });
  if (email === null) throw new DeliveryFailure('There is no address any more.', { kind: 'gone' });
  const message = {
    to: [email],
    subject: mailSubject(settings),
    text: mailText(claim, settings),
    key: id,
    headers: unsubscribeHeaders(unsubscribeUrl(settings, token)),
  };
  await ports.mail.send(message, signal);
}

/** With these, mail programs have a button of their own (RFC 2369, RFC 8058). */
function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A text message is never tried again: nobody can say whether it was sent. */
async function noteFailure(
  ports: SendPorts,
  { slug: site }: PublishedSite,
  { id, phone, channel, attempts, madeAtMs }: Claim,
  error: unknown,
): Promise<void> {
  const { database, chance, now, reportError } = ports;
  const isUnreachable = error instanceof UnreachablePhone;
  const failure = channel === 'email' && error instanceof DeliveryFailure ? error : null;
  const later =
    failure &&
    afterFailure({
      failure,
      triesBefore: attempts,
      chance: Number(chance.digits(4)) / 10_000,
      firstWaitMs,
    });
  const dueAtMs = now() + (later?.waitMs ?? Number.POSITIVE_INFINITY);
  const isTriedAgain = dueAtMs <= madeAtMs + newsLifeMs;
  await database.transact([
    {
      sql: `UPDATE watch_messages SET state = ?2, attempts = ?3, due_at = ?4 WHERE id = ?1 AND state = 'sending'`,
      args: [
        id,
        isTriedAgain ? 'waiting' : 'failed',
        later?.tries ?? attempts + 1,
        isTriedAgain ? dueAtMs : now(),
      ],
    },
    // "STOP" as an answer: the phone network takes no more for this number.
    ...(isUnreachable ? [stopStatement({ site, phone }, 'phone network', now())] : []),
  ]);
  if (!isTriedAgain && !isUnreachable) reportError(error);
}
