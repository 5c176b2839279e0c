import * as v from 'valibot';
import { noticeChannels } from '#src/account/notices/notice-channels.ts';
import {
  mailSubject,
  mailText,
  sentNewsSchema,
  smsText,
  unsubscribeUrl,
} from '#src/account/notices/notice-message.ts';
import {
  alertMail,
  alertSms,
  alertSubject,
  sentAlertSchema,
} from '#src/account/saved-searches/alert-message.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import { DeliveryFailure } from '../../leads/delivery/delivery-failure.ts';
import { afterFailure } from '../../leads/delivery/retry.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { UnreachablePhone } from '../../ports/text-messages.ts';
import { stopAlerts } from '../saved-searches/search-alerts.ts';
import { stopStatement } from './watch-notices.ts';

export type SendPorts = Pick<Ports, 'database' | 'textMessages' | 'mail' | 'chance' | 'now' | 'reportError'>;

/** Timeout for one request to a provider. */
const TIMEOUT_MS = 15_000;
/**
 * A claimed message is released after this time, because its process must have died; longer than
 * any timeout.
 */
const LEASE_MS = 60_000;
const FIRST_WAIT_MS = 60_000;
/**
 * Messages older than this are not sent: the price may have changed again, and the e-mail service
 * recognises a repeated message by its key for 24 hours only.
 */
const NEWS_LIFE_MS = 23 * 3_600_000;
const AT_ONCE = 20;

/** What a message is about: saved cars or saved searches. */
export const messageTopics = ['cars', 'searches'] as const;

export type MessageTopic = (typeof messageTopics)[number];

const claimSchema = v.pipe(
  v.object({
    id: v.string(),
    phone: v.string(),
    topic: v.picklist(messageTopics),
    channel: v.picklist(noticeChannels),
    news: v.pipe(v.string(), v.parseJson()),
    attempts: v.number(),
    made_at: v.number(),
    email: v.nullable(v.string()),
    token: v.string(),
    asked_at: v.number(),
  }),
  v.transform(({ made_at: madeAtMs, asked_at: askedAtMs, ...claim }) => ({ ...claim, madeAtMs, askedAtMs })),
);

type Claim = v.InferOutput<typeof claimSchema>;

/**
 * Sends the pending messages of some topics for one dealer. Any number of processes may run it at
 * once.
 */
export async function sendMessages(
  ports: SendPorts,
  published: PublishedSite,
  topics: readonly MessageTopic[],
): Promise<void> {
  while (true) {
    const claims = await claimDue(ports, published, topics);
    for (const claim of claims) await sendClaim(ports, published, claim);
    if (claims.length < AT_ONCE) return;
  }
}

/**
 * Claims due messages in one statement, so that no message is claimed twice. An e-mail whose lease
 * has expired is claimed again, because the service deduplicates by key. A text message is not,
 * because it may have been sent. Messages that are too old or whose shopper has unsubscribed are
 * dropped.
 */
async function claimDue(
  { database, now, reportError }: SendPorts,
  published: PublishedSite,
  topics: readonly MessageTopic[],
): Promise<readonly Claim[]> {
  const { slug: site } = published;
  const dealer = dealerOf(published);
  const nowMs = now();
  const isOnTopic = 'topic IN (SELECT value FROM json_each(?4))';
  const readerOf = (column: string) =>
    `(SELECT ${column} FROM message_readers AS reader WHERE reader.topic = watch_messages.topic
      AND reader.site = ?5 AND reader.phone = watch_messages.phone) AS ${column}`;
  const oldestMs = nowMs - NEWS_LIFE_MS;
  const [dropped = [], rows = []] = await database.transact([
    {
      sql: `UPDATE watch_messages SET state = 'dropped'
        WHERE site = ?1 AND state = 'waiting' AND (made_at < ?2 OR NOT EXISTS (
          SELECT 1 FROM message_readers AS reader
          WHERE reader.topic = watch_messages.topic AND reader.site = ?3
            AND reader.phone = watch_messages.phone AND reader.stopped_at IS NULL))
        RETURNING made_at`,
      args: [site, oldestMs, dealer],
    },
    {
      sql: `UPDATE watch_messages SET state = 'sending', due_at = ?2 + ${LEASE_MS} WHERE id IN (
          SELECT id FROM watch_messages WHERE site = ?1 AND due_at <= ?2 AND made_at >= ?3 AND ${isOnTopic}
            AND (state = 'waiting' OR (state = 'sending' AND channel = 'email'))
          ORDER BY due_at LIMIT ${AT_ONCE})
        RETURNING id, phone, topic, channel, news, attempts, made_at,
          ${['email', 'token', 'asked_at'].map(readerOf).join(', ')}`,
      args: [site, nowMs, oldestMs, JSON.stringify(topics), dealer],
    },
  ]);
  const tooOld = dropped.filter(({ made_at }) => Number(made_at) < oldestMs).length;
  if (tooOld > 0)
    reportError(new Error(`Messages about saved cars and searches became too old to be sent: ${tooOld}.`));
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
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const words = wordsOf(claim, settings);
  if (channel === 'sms') {
    const dealer = settings.site.name;
    await ports.textMessages.send({ site: slug, dealer, to: phone, text: words.sms() }, signal);
    return;
  }
  if (ports.mail === null)
    throw new DeliveryFailure('MAIL_KEY and MAIL_FROM are not set.', { kind: 'refused' });
  if (email === null)
    throw new DeliveryFailure('The shopper has no e-mail address any more.', { kind: 'gone' });
  const message = {
    to: [email],
    replyTo: settings.site.email ?? undefined,
    subject: words.subject(),
    text: words.mail(),
    key: id,
    headers: unsubscribeHeaders(unsubscribeUrl(settings, token)),
  };
  await ports.mail.send(message, signal);
}

/** The text of a message, by topic. */
function wordsOf(claim: Claim, settings: PublishedSite['settings']) {
  if (claim.topic === 'searches') {
    const alert = v.parse(sentAlertSchema, claim.news);
    return {
      sms: () => alertSms(alert, claim, settings),
      subject: () => alertSubject(settings),
      mail: () => alertMail(alert, claim, settings),
    };
  }
  const message = { ...claim, news: v.parse(sentNewsSchema, claim.news) };
  return {
    sms: () => smsText(message, settings),
    subject: () => mailSubject(settings),
    mail: () => mailText(message, settings),
  };
}

/** Makes mail programs show their own unsubscribe button (RFC 2369, RFC 8058). */
function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A text message is never retried: it may have been sent although an error was reported. */
async function noteFailure(
  ports: SendPorts,
  published: PublishedSite,
  { id, phone, channel, attempts, madeAtMs }: Claim,
  error: unknown,
): Promise<void> {
  const { database, chance, now, reportError } = ports;
  const site = dealerOf(published);
  const isUnreachable = error instanceof UnreachablePhone;
  const failure = channel === 'email' && error instanceof DeliveryFailure ? error : null;
  const later =
    failure &&
    afterFailure({
      failure,
      triesBefore: attempts,
      chance: Number(chance.digits(4)) / 10_000,
      firstWaitMs: FIRST_WAIT_MS,
    });
  const dueAtMs = now() + (later?.waitMs ?? Number.POSITIVE_INFINITY);
  const isTriedAgain = dueAtMs <= madeAtMs + NEWS_LIFE_MS;
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
    // The recipient answered STOP, so the phone network accepts no more messages for this number.
    ...(isUnreachable
      ? [
          stopStatement({ site, phone }, 'phone network', now()),
          ...stopAlerts({ site, phone }, 'phone network', now()),
        ]
      : []),
  ]);
  if (!isTriedAgain && !isUnreachable) reportError(error);
}
