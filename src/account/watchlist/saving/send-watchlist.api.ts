import * as v from 'valibot';
import { account } from '../../session/account.store.ts';
import { isSignedIn, sessionEnded } from '../../session/session.store.ts';
import type { WatchlistTexts } from '../watchlist-texts.ts';

/** Request timeout. */
const TIMEOUT_MS = 15_000;

const savedSchema = v.object({
  success: v.literal(true),
  car: v.optional(v.object({ id: v.string(), slug: v.string(), name: v.string() })),
});
const refusalSchema = v.object({ detail: v.pipe(v.string(), v.minLength(1)) });

type Outcome =
  | {
      readonly kind: 'done';
      /** The car on the server; null if it is gone. */
      readonly car: { readonly id: string; readonly slug: string; readonly name: string } | null;
    }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * `POST /api/watchlist/save-car` or `…/remove-car` (stock and vehicle §7) for the signed-in shopper. Never rejects.
 */
export async function sendWatchlist(
  action: 'save-car' | 'remove-car',
  car: { readonly id: string; readonly slug?: string },
  texts: Pick<WatchlistTexts, 'failed' | 'offline'>,
): Promise<Outcome> {
  if (!navigator.onLine) return { kind: 'failed', message: texts.offline };
  try {
    const owner = await account();
    // The account could not be loaded although the session cookie exists, so signing in again would not help.
    if (owner === null && isSignedIn()) return { kind: 'failed', message: texts.failed };
    if (owner === null) return { kind: 'signed-out' };
    const reply = await fetch(`/api/watchlist/${action}`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ phone_number: owner.phone, car_id: car.id, car_slug: car.slug ?? '' }),
      // `keepalive` completes the request even if the shopper leaves the page.
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await outcomeOf(reply, texts.failed);
  } catch {
    return { kind: 'failed', message: navigator.onLine ? texts.failed : texts.offline };
  }
}

async function outcomeOf(reply: Response, failed: string): Promise<Outcome> {
  if (reply.status === 401) {
    sessionEnded();
    return { kind: 'signed-out' };
  }
  const body: unknown = await reply.json();
  const saved = v.safeParse(savedSchema, body);
  if (reply.ok && saved.success) return { kind: 'done', car: saved.output.car ?? null };
  const refusal = v.safeParse(refusalSchema, body);
  return { kind: 'failed', message: refusal.success ? refusal.output.detail : failed };
}
