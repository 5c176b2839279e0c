import { useRef, useState } from 'react';
import { $recentSearches, forgetSearches } from '../../recent/searches/recent-searches.store.ts';
import { hitOf } from '../hits.ts';
import { meantBy } from '../page/screen-facts.ts';
import type { SuggestionGroup } from '../search-view.ts';
import { useDebounce } from '../use-debounce.ts';
import { type ScreenValue, useScreen } from '../use-screen.ts';
import { suggestionGroups, suggestionQueries } from './suggestions.ts';

/** Debounce between keystrokes: a fast typist leaves 150 ms between them. */
const TYPING_MS = 180;
const FEWEST_LETTERS = 2;

/** Suggestions for the typed text, null if there are none; recent searches for an empty field. */
export function useSuggestions() {
  const screen = useScreen();
  const [suggestions, setSuggestions] = useState<readonly SuggestionGroup[] | null>(null);
  const debounce = useDebounce(TYPING_MS);
  /** Number of the latest request; older replies are ignored. */
  const asked = useRef(0);
  const ask = async (text: string) => {
    asked.current += 1;
    const own = asked.current;
    // No suggestions after a failure.
    const groups = await suggestionsFor(text, screen).catch(() => null);
    if (own === asked.current && groups !== null) setSuggestions(groups);
  };
  const forget = () => {
    forgetSearches();
    setSuggestions([]);
  };
  return {
    suggestions,
    type(text: string) {
      debounce.cancel();
      asked.current += 1;
      const words = text.trim();
      if (words === '') setSuggestions(recentGroups(screen, forget));
      else if (words.length < FEWEST_LETTERS) setSuggestions(null);
      else debounce.later(() => void ask(words));
    },
  };
}

async function suggestionsFor(text: string, { facts, state, request, source }: ScreenValue) {
  const typed = meantBy({ ...state, query: text }, facts);
  const { words } = facts.search.screen;
  const results = await source.ask(suggestionQueries({ text, state, typed }, request, words));
  const cars = results.at(-1)?.hits ?? [];
  await source.fetchCards(cars);
  const cards = source.$cards.get();
  return suggestionGroups(
    results,
    cars.map((car) => hitOf(car, cards)),
    { text, state },
    facts,
  );
}

function recentGroups({ facts, texts }: ScreenValue, forget: () => void): SuggestionGroup[] {
  const searches = facts.search.recentSearches ? $recentSearches.get() : [];
  if (searches.length === 0) return [];
  const suggestions = searches.map(({ path, words }) => ({
    ...{ key: path, label: words, detail: null, picture: null, href: path, action: null },
  }));
  return [{ heading: texts.recentSearches, suggestions, forget }];
}
