import * as v from 'valibot';
import { sessionEnded } from '../session/session.store.ts';
import { type SavedSearch, savedSearchReplySchema } from './saved-search.schema.ts';

const TIMEOUT_MS = 15_000;

const refusalSchema = v.object({
  detail: v.pipe(v.string(), v.minLength(1)),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() })), []),
});

export type SearchOutcome =
  | {
      readonly kind: 'done';
      /** The saved search in its current state; null after other requests. */
      readonly search: SavedSearch | null;
    }
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** Whether the error concerns the e-mail address. */
      readonly isEmail: boolean;
    };

/** Posts one of the saved search forms. Never rejects. */
export async function sendSearchForm(
  { action, fields }: { readonly action: string; readonly fields: Readonly<Record<string, unknown>> },
  texts: { readonly failed: string; readonly offline: string },
): Promise<SearchOutcome> {
  const failed = (message: string) => ({ kind: 'failed', message, isEmail: false }) as const;
  if (!navigator.onLine) return failed(texts.offline);
  try {
    const reply = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      // `keepalive` completes the request even if the shopper leaves the page.
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await outcomeOf(reply, texts.failed);
  } catch {
    return failed(navigator.onLine ? texts.failed : texts.offline);
  }
}

async function outcomeOf(reply: Response, failed: string): Promise<SearchOutcome> {
  if (reply.status === 401) {
    sessionEnded();
    return { kind: 'signed-out' };
  }
  const body: unknown = await reply.json();
  const saved = v.safeParse(savedSearchReplySchema, body);
  if (reply.ok) return { kind: 'done', search: saved.success ? saved.output.search : null };
  const refusal = v.safeParse(refusalSchema, body);
  if (!refusal.success) return { kind: 'failed', message: failed, isEmail: false };
  const { detail, errors } = refusal.output;
  return { kind: 'failed', message: detail, isEmail: errors.some(({ field }) => field === 'email') };
}
