/** "Client cache about 10 results, oldest dropped" (stock and vehicle §9). */
const KEPT_RESULTS = 10;

/**
 * Caches replies by the JSON of their request; equal requests share one that is still pending. Failures are not
 * cached. `clear` empties the cache, and a reply that is pending then is not added to it.
 */
export function createResultCache<Request, Result>(ask: (request: Request) => Promise<Result>) {
  const results = new Map<string, Promise<Result>>();
  return {
    ask(request: Request): Promise<Result> {
      const key = JSON.stringify(request);
      const known = results.get(key);
      if (known) return known;
      const result = ask(request);
      results.set(key, result);
      result.catch(() => {
        if (results.get(key) === result) results.delete(key);
      });
      const [oldest] = results.keys();
      if (results.size > KEPT_RESULTS && oldest !== undefined) results.delete(oldest);
      return result;
    },
    clear: () => results.clear(),
  };
}
