import * as v from 'valibot';
import { type SpinReply, spinReplySchema } from './spin-reply.schema.ts';

const TIMEOUT_MS = 15_000;

/**
 * Requests a draw. `closed`: the campaign has not started, is over, or has no prizes left. Null if there was no
 * reply; a retry returns the same draw.
 */
export async function askForPrize(action: string): Promise<SpinReply | 'signed-out' | 'closed' | null> {
  try {
    const reply = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (reply.status === 401) return 'signed-out';
    if (reply.status === 409) return 'closed';
    return reply.ok ? v.parse(spinReplySchema, await reply.json()) : null;
  } catch {
    return null;
  }
}
