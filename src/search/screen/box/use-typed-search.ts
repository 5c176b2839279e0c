import { useState } from 'react';
import type { SearchState } from '../../state/search-state.ts';
import { hasSameFilters } from '../../state/state-parts.ts';
import { parseQuery } from '../../state/url-values.ts';
import { meantBy } from '../page/screen-facts.ts';
import { useScreen } from '../use-screen.ts';

interface Typed {
  readonly text: string;
  /** The searches before and after the words were replaced by filters. */
  readonly before: SearchState;
  readonly after: SearchState;
}

export interface TypedSearch {
  /** The typed words; null once the search was changed in another way. */
  readonly typed: string | null;
  /** Whether some of them became filters or were dropped. */
  readonly isUnderstood: boolean;
  readonly search: (text: string) => void;
}

/**
 * Searches for typed words: recognised ones become filters, the others are the query. Until the search is changed in
 * another way, new words replace the old ones together with their filters.
 */
export function useTypedSearch(): TypedSearch {
  const { facts, source, state, update } = useScreen();
  const [memory] = useState<{ last: Typed | null }>({ last: null });
  const isLast = ({ last }: typeof memory, now: SearchState) =>
    last !== null && hasSameFilters(last.after, now);
  const last = isLast(memory, state) ? memory.last : null;
  return {
    typed: last?.text ?? null,
    isUnderstood: last !== null && last.after.query !== parseQuery(last.text),
    search(text: string) {
      update((now) => {
        const last = isLast(memory, now) ? memory.last : null;
        const before = last === null ? now : { ...last.before, sort: now.sort };
        const query = parseQuery(text);
        if (query === (last === null ? now.query : parseQuery(last.text))) {
          if (source.$failure.get() !== null) source.retry();
          return now;
        }
        const after = meantBy({ ...before, page: 1, query }, facts);
        memory.last = { text, before: { ...before, query: '' }, after };
        return after;
      });
    },
  };
}
