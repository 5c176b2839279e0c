import type { Notice } from '#src/ops/notice.schema.ts';
import { adviceFor, noticeText, noticeTitle } from '#src/ops/notice-text.ts';
import { DeliveryFailure } from '../leads/delivery/delivery-failure.ts';
import { afterFailure } from '../leads/delivery/retry.ts';
import { postAnywhere, postTo } from '../leads/delivery/webhook/receiver.ts';
import { signedHeaders } from '../leads/delivery/webhook/webhook-signature.ts';
import type { Database } from '../ports/database.ts';
import type { Mail } from '../ports/mail.ts';
import {
  type DueNotice,
  doneStatement,
  type OpsNoticeChannel,
  takeDue,
  triedStatement,
} from './notice-outbox.ts';

interface NoticePorts {
  readonly database: Database;
  readonly now: () => number;
  /** A random number from 0 up to 1. */
  readonly chance: () => number;
  /** Null when no webhook is configured. */
  readonly webhook: { readonly url: string; readonly secret: string | undefined } | null;
  readonly mail: { readonly mail: Mail; readonly to: readonly string[] } | null;
  /** The time zone for times in a dealer's notices. */
  readonly timeZoneOf: (tenant: string) => string;
  readonly reportError: (error: unknown) => void;
}

const TIMEOUT_MS = 10_000;
/** All claimed notices are sent in parallel, so each can use its full timeout within the lease. */
const LEASE_MS = 60_000;
const AT_ONCE = 20;
const FIRST_WAIT_MS = 15_000;

/** The channels configured in this environment. */
export function channelsOf({ webhook, mail }: Pick<NoticePorts, 'webhook' | 'mail'>): OpsNoticeChannel[] {
  return [...(webhook === null ? [] : ['webhook' as const]), ...(mail === null ? [] : ['mail' as const])];
}

/** Sends due notices of the outbox; failures are retried for a day and a half. */
export async function sendDueNotices(ports: NoticePorts): Promise<void> {
  const due = await takeDue(ports.database, { nowMs: ports.now(), leaseMs: LEASE_MS, max: AT_ONCE });
  await Promise.all(due.map((notice) => tell(ports, notice)));
}

async function tell(ports: NoticePorts, due: DueNotice): Promise<void> {
  try {
    await send(ports, due);
    await ports.database.execute(doneStatement(due));
  } catch (error) {
    const failure = error instanceof DeliveryFailure ? error : new DeliveryFailure('Sending failed.');
    if (failure !== error) ports.reportError(error);
    const { tries, waitMs } = afterFailure({
      failure,
      triesBefore: due.tries,
      chance: ports.chance(),
      firstWaitMs: FIRST_WAIT_MS,
    });
    const error_ = `${due.channel}: ${failure.message}`;
    ports.reportError(new Error(`A notice about ${due.notice.tenant} could not be delivered. ${error_}`));
    const statement =
      waitMs === null
        ? doneStatement(due)
        : triedStatement(due, { tries, dueMs: ports.now() + waitMs, error: error_ });
    await ports.database.execute(statement);
  }
}

async function send(
  { webhook, mail, now, timeZoneOf }: NoticePorts,
  { id, channel, notice }: DueNotice,
): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const text = noticeText(notice, timeZoneOf(notice.tenant));
  if (channel === 'webhook' && webhook !== null) {
    const body = noticeBody(notice, text);
    const signed =
      webhook.secret === undefined
        ? { 'Webhook-Id': notice.id }
        : await signedHeaders(webhook.secret, { id: notice.id, sentAtMs: now(), body });
    const headers = { 'Content-Type': 'application/json', ...signed };
    const reply = await postTo({ url: webhook.url, headers, body }, postAnywhere, signal);
    await reply.body?.cancel();
  }
  if (channel === 'mail' && mail !== null) {
    await mail.mail.send({ to: mail.to, subject: noticeTitle(notice), text: `${text}\n`, key: id }, signal);
  }
}

/** `text` is the field of a webhook that chat services show (Slack, Mattermost). */
function noticeBody(notice: Notice, text: string): string {
  const { tenant, kind, what, sentences, sinceMs, atMs } = notice;
  return JSON.stringify({
    type: kind === 'problem' ? `build.${what}` : `build.${what}.over`,
    timestamp: new Date(atMs).toISOString(),
    text,
    data: {
      dealer: tenant,
      problem: what,
      sentences,
      since: new Date(sinceMs).toISOString(),
      advice: kind === 'problem' ? adviceFor(notice) : null,
    },
  });
}
