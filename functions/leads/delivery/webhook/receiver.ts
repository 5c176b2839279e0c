import { retryAfterMs } from '../../../open-internet/retry-after.ts';
import { ClosedAddress, type PostWebhook } from '../../../ports/post-webhook.ts';
import { DeliveryFailure } from '../delivery-failure.ts';

/** For receivers configured by the platform's operator, which may be in a private network. */
export const postAnywhere: PostWebhook = (url, { headers, body }, signal) =>
  fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });

interface ReceiverMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Posts to a receiver and returns its reply if it succeeded. Redirects are not followed: the lead
 * must not go to another address than the configured one. Rejects with `DeliveryFailure`.
 */
export async function postTo(
  { url, headers, body }: ReceiverMessage,
  post: PostWebhook,
  signal: AbortSignal,
): Promise<Response> {
  const message = { headers: { 'User-Agent': 'dealer-platform', ...headers }, body };
  const reply = await post(url, message, signal).catch((cause: unknown) => {
    throw failureOf(cause, signal);
  });
  if (reply.ok) return reply;
  await reply.body?.cancel().catch(() => undefined);
  throw refusal(reply);
}

function failureOf(cause: unknown, signal: AbortSignal): DeliveryFailure {
  if (!(cause instanceof ClosedAddress)) return new DeliveryFailure(reasonOf(cause, signal));
  const hint = 'WEBHOOK_PRIVATE_HOSTS can allow it.';
  return new DeliveryFailure(`${cause.message} ${hint}`, { kind: 'refused' });
}

function reasonOf(cause: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'It did not answer in time.';
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  const code = reason instanceof Error && 'code' in reason ? ` (${String(reason.code)})` : '';
  return `It cannot be reached${code}.`;
}

/**
 * Temporary: 408 Request Timeout, 409 Conflict (the same message is being processed), 425 Too
 * Early, 429 Too Many Requests.
 */
const passing = [408, 409, 425, 429];

function refusal({ status, headers }: Response): DeliveryFailure {
  const waitMs = retryAfterMs(headers.get('Retry-After'), headers.get('Date'));
  const isRefused = status >= 300 && status < 500 && !passing.includes(status);
  const kind = status === 410 ? 'gone' : isRefused ? 'refused' : 'temporary';
  return new DeliveryFailure(`It answered ${status}.`, { kind, waitMs });
}
