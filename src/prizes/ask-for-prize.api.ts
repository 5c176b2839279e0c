import * as v from 'valibot';
import { type SpinReply, spinReplySchema } from './spin-reply.schema.ts';

const patienceMs = 15_000;

/**
 * Asks what is drawn. `closed`: the campaign began, ended or ran out meanwhile, and the page says which. Null when
 * nobody knows: whoever asks again gets what was drawn.
 */
export async function askForPrize(action: string): Promise<SpinReply | 'signed-out' | 'closed' | null> {
  try {
    const reply = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (reply.status === 401) return 'signed-out';
    if (reply.status === 409) return 'closed';
    return reply.ok ? v.parse(spinReplySchema, await reply.json()) : null;
  } catch {
    return null;
  }
}
