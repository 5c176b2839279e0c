import { ageOnArrival } from './checked-ago.ts';
import type { ViewReply } from './view-reply.schema.ts';
import { parseViewReply } from './view-reply.ts';

interface Answer {
  readonly reply: ViewReply;
  /** Age of the data when the reply arrived. */
  readonly ageSeconds: number;
}

/** Current status of a vehicle; null without a valid reply, which leaves the page as built. */
export async function askView(slug: string, query: Record<string, string> = {}): Promise<Answer | null> {
  try {
    const response = await fetch(`/api/cars/${slug}/view.json?${new URLSearchParams(query)}`);
    const reply = response.ok ? parseViewReply(await response.json()) : null;
    return reply && { reply, ageSeconds: ageOnArrival(reply.checked_at, response.headers.get('Date')) };
  } catch {
    return null;
  }
}
