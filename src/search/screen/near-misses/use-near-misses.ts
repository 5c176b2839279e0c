import { useEffect, useEffectEvent, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { sideQuery } from '../../state/search-request.ts';
import type { RawHit } from '../hits.ts';
import { useScreen } from '../use-screen.ts';
import { missedLimits, type NearMiss, nearestMisses, nearMissSearch } from './near-misses.ts';

const none: readonly NearMiss<RawHit>[] = [];

/** The cars that just miss one limit of the search; while others are looked for, those of the search before. */
export function useNearMisses(): readonly NearMiss<RawHit>[] {
  const { facts, source, request, state } = useScreen();
  const { max, ...settings } = facts.search.nearMisses;
  const { results, status } = useInstantSearch();
  const answer = status === 'idle' ? results : null;
  const [misses, setMisses] = useState(none);
  const ask = useEffectEvent(async () => {
    const searches = missedLimits(state.ranges, settings).flatMap((missed) => {
      const search = nearMissSearch(state, missed);
      return search === null ? [] : [{ missed, query: sideQuery(search, request, max) }];
    });
    if (searches.length === 0) return none;
    const answers = await source.ask(searches.map(({ query }) => query));
    const found = searches.map(({ missed }, at) => ({ missed, hits: answers[at]?.hits ?? [] }));
    const nearest = nearestMisses(found, max);
    await source.fetchCards(nearest.map(({ hit }) => hit));
    return nearest;
  });
  useEffect(() => {
    if (answer === null) return;
    let isOld = false;
    // Nothing is shown if these searches fail: the shopper has not asked for them.
    void ask()
      .catch(() => none)
      .then((nearest) => {
        if (!isOld) setMisses(nearest);
      });
    return () => {
      isOld = true;
    };
  }, [answer]);
  return misses;
}
