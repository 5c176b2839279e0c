import * as v from 'valibot';
import { type FreeTimes, freeTimesSchema } from './test-drive.schema.ts';

const patienceMs = 15_000;

/** What the form says of where it is to be. */
export interface AskedTimes {
  /** Slug of the branch; `''` for where the vehicle stands. */
  readonly location: string;
  readonly carSlug: string;
}

/** The times that are left of a branch; null without an answer that says so. Never rejects. */
export async function askFreeTimes(
  { location, carSlug }: AskedTimes,
  signal: AbortSignal,
  request = fetch,
): Promise<FreeTimes | null> {
  const query = new URLSearchParams({ location, car_slug: carSlug });
  try {
    const reply = await request(`/api/test-drive/appointments?${query}`, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    return reply.ok ? readFreeTimes(await reply.json()) : null;
  } catch {
    return null;
  }
}

function readFreeTimes(body: unknown): FreeTimes | null {
  const free = v.safeParse(freeTimesSchema, body);
  return free.success ? free.output : null;
}
