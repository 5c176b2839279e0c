import { useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { useScreen } from '../use-screen.ts';
import { missedLimits } from './near-misses.ts';

/** Whether a search of the shopper has found few cars and has a limit that others may just miss. */
export function useShortResults(): boolean {
  const { facts, state } = useScreen();
  const { nearMisses } = facts.search;
  const { results } = useInstantSearch();
  const [built] = useState(results);
  const isShort = results !== built && results.nbHits < nearMisses.fewerThan;
  return isShort && missedLimits(state.ranges, nearMisses).length > 0;
}
