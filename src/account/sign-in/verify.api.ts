import * as v from 'valibot';
import { askFunction } from '../../forms/sending/send.api.ts';

export type Verified =
  | { readonly kind: 'signed-in'; readonly isNew: boolean }
  /** The code is wrong, expired, used, or was tried too often; the message comes from the server. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'failed' };

const repliedSchema = v.object({ signed_in: v.literal(true), is_new: v.boolean() });
const refusedSchema = v.object({ detail: v.pipe(v.string(), v.minLength(1)) });

/** `POST /api/account/verify`; `phone` is national digits. Never rejects. */
export async function verify(
  asked: { readonly phone: string; readonly code: string },
  timeoutMs: number,
  request = fetch,
): Promise<Verified> {
  const question = { method: 'POST', body: asked, timeoutMs };
  const answer = await askFunction('/api/account/verify', question, request);
  return answer === null ? { kind: 'failed' } : outcomeOf(answer.status, answer.body);
}

function outcomeOf(status: number, body: unknown): Verified {
  const replied = v.safeParse(repliedSchema, body);
  if (status === 200 && replied.success) return { kind: 'signed-in', isNew: replied.output.is_new };
  if (status === 429) return { kind: 'too-many' };
  const refused = v.safeParse(refusedSchema, body);
  return status === 422 && refused.success
    ? { kind: 'refused', message: refused.output.detail }
    : { kind: 'failed' };
}
