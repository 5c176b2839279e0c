import { Hono } from 'hono';
import { missedSearchSchema } from '#src/search/missed/missed-search.schema.ts';
import { cleanedSearch, MISSED_SEARCH_PATH, missedSearchName } from '#src/search/missed/missed-search.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { limitBody } from '../http/limit-body.ts';
import { readBody } from '../http/read-body.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { growingCache } from '../http/visitor/growing-cache.ts';
import { rateLimit } from '../http/visitor/rate-limit.ts';
import { visitorAddress } from '../http/visitor/visitor-address.ts';
import type { Ports } from '../ports/ports.ts';
import { isRobot } from '../vehicle/robots.ts';
import { createVisitorMemory } from '../vehicle/visitor-memory.ts';
import { countOfToday, isCounting } from './count-event.ts';

export const missedSearchEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: MISSED_SEARCH_PATH,
    summary: 'Counts a search that found nothing',
    body: missedSearchSchema,
    replies: { 204: { description: 'Counted, if the dealer uses analytics' } },
  },
];

/** Kind of these counts. The key `''` counts all such searches, any other key those with its words. */
export const MISSED_SEARCH_KIND = 'search-miss';

/**
 * `POST /api/missed-searches`: counts searches without result, and their words once several visitors have searched
 * for them. A visitor's same search counts once in half an hour.
 */
export function missedSearchRoutes(ports: Ports) {
  const { counter, now } = ports;
  const isFirst = createVisitorMemory({ now, newSalt: () => crypto.randomUUID() });
  const common = createCommonWords();
  return new Hono<AppEnv>().post(
    MISSED_SEARCH_PATH,
    rateLimit({ now, burst: 60, perMinute: 30 }),
    limitBody(4096),
    publishedSiteOf(ports),
    async (c) => {
      const body = await readBody(c, missedSearchSchema);
      if (!body.ok) return body.reply;
      const { published } = c.var;
      const agent = c.req.header('User-Agent');
      if (!isCounting(published) || isRobot(agent)) return c.body(null, 204);
      const cleaned = cleanedSearch(body.value);
      const name = cleaned === null ? '' : missedSearchName(cleaned);
      if (!(await isFirst(published.slug, name, visitorAddress(c), agent ?? ''))) return c.body(null, 204);
      const add = (key: string, count: number) =>
        counter.add(countOfToday(published, { kind: MISSED_SEARCH_KIND, key }, now()), count);
      add('', 1);
      const searches = name === '' ? 0 : common(published.slug, name);
      if (searches > 0) add(name, searches);
      return c.body(null, 204);
    },
  );
}

/** Searches by different visitors after which their words are kept. */
const MIN_SEARCHES = 3;

const MAX_REMEMBERED = 20_000;

/**
 * Words are stored only when several visitors have searched for them: what only one person types, such as a name,
 * is never written anywhere. Until then they are counted in memory. Returns how many searches are to be added: 0,
 * then all that were held back, then 1 each.
 */
function createCommonWords(): (site: string, words: string) => number {
  const searches = growingCache<number>(MAX_REMEMBERED);
  return (site, words) => {
    const key = JSON.stringify([site, words]);
    const count = (searches.get(key) ?? 0) + 1;
    searches.set(key, count);
    if (count < MIN_SEARCHES) return 0;
    return count === MIN_SEARCHES ? MIN_SEARCHES : 1;
  };
}
