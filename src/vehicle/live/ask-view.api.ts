import { ageOnArrival } from './checked-ago.ts';
import type { ViewReply } from './view-reply.schema.ts';
import { parseViewReply } from './view-reply.ts';

interface Answer {
  readonly reply: ViewReply;
  /** How old what it says was on arrival. */
  readonly ageSeconds: number;
}

/** What holds of a vehicle now; null when there is no answer to believe: the page then stays as it is. */
export async function askView(slug: string, query: Record<string, string> = {}): Promise<Answer | null> {
  try {
    const response = await fetch(`/api/cars/${slug}/view.json?${new URLSearchParams(query)}`);
    const reply = response.ok ? parseViewReply(await response.json()) : null;
    return reply && { reply, ageSeconds: ageOnArrival(reply.checked_at, response.headers.get('Date')) };
  } catch {
    return null;
  }
}
