import { useState } from 'react';
import type { SearchState } from '../state/search-state.ts';
import { hasSameFilters } from '../state/state-parts.ts';
import { meantBy } from './screen-facts.ts';
import { useScreen } from './use-screen.ts';

interface Typed {
  readonly text: string;
  /** The search before it was typed, and with the filters that the words stand for. */
  readonly before: SearchState;
  readonly after: SearchState;
}

/**
 * Searches for typed words: what they stand for becomes filters, the rest is the query. While the search is what was
 * typed, `typed` are the words as they were, and other words take their place together with their filters.
 */
export function useTypedSearch() {
  const { facts, source, state, update } = useScreen();
  const [memory] = useState<{ last: Typed | null }>({ last: null });
  const isLast = ({ last }: typeof memory, now: SearchState) =>
    last !== null && hasSameFilters(last.after, now);
  return {
    typed: isLast(memory, state) ? (memory.last?.text ?? null) : null,
    search(text: string) {
      update((now) => {
        const last = isLast(memory, now) ? memory.last : null;
        const before = last === null ? now : { ...last.before, sort: now.sort };
        if (text.trim() === (last?.text.trim() ?? now.query)) {
          if (source.$failure.get() !== null) source.retry();
          return now;
        }
        const asked = { ...before, page: 1, query: text.trim() };
        const after = meantBy(asked, facts);
        memory.last = { text, before: { ...before, query: '' }, after };
        return after;
      });
    },
  };
}
