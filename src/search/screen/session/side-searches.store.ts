import { atom, type ReadableAtom } from 'nanostores';
import type { RawSearch } from '../../state/results-of-reply.ts';
import { type RequestSettings, type SideQuery, sideQuery } from '../../state/search-request.ts';
import type { SearchState } from '../../state/search-state.ts';
import type { DroppedFilter, SuggestionGroup } from '../search-frame-props.ts';
import type { Chip } from '../search-view.ts';
import { droppedFilters, relaxedStates } from './relaxations.ts';
import type { SearchAnswers } from './search-answers.store.ts';
import { suggestionGroups, suggestionQueries } from './search-suggestions.ts';
import type { SessionClient, SessionOptions } from './session-options.ts';

/** Keystrokes that follow each other faster are one question: somebody who types well leaves 150 ms between them. */
const TYPING_MS = 180;
const FEWEST_LETTERS = 2;
/** Of the next page: what a screen shows of it at first. */
const CARDS_AHEAD = 6;

export type SideSearches = {
  readonly $relaxations: ReadableAtom<readonly DroppedFilter[]>;
  readonly $suggestions: ReadableAtom<readonly SuggestionGroup[] | null>;
  /** After an empty answer: what to let go of; the chips are those of the state. */
  readonly relax: (state: SearchState, chips: readonly Chip[]) => void;
  readonly dropRelaxations: () => void;
  readonly type: (text: string, state: SearchState) => void;
  /** Fetches the cards of the page after the one that is shown. */
  readonly lookAhead: (state: SearchState) => void;
};

type Source = Pick<SessionOptions, 'context' | 'request' | 'recent'> & {
  readonly client: () => Promise<SessionClient>;
  readonly answers: SearchAnswers;
  /** The state as engines are asked for it, on the shopper's own terms. */
  readonly asked: (state: SearchState) => SearchState;
};

/** Searches beside the one whose results are shown. When they fail, what they would add is not there. */
export function sideSearches(source: Source): SideSearches {
  const { request, answers, client, asked } = source;
  const relaxing = latest();
  const $relaxations = atom<readonly DroppedFilter[]>([]);
  const typing = typedSuggestions(source);
  return {
    $relaxations,
    $suggestions: typing.$suggestions,
    type: typing.type,
    relax(state, chips) {
      if (chips.length === 0) return;
      const queries = relaxedStates(state, chips).map((other) => sideQuery(asked(other), request, 0));
      void relaxing(
        async () => answersOf(await client(), queries),
        (results) => {
          const counts = results.map(({ nbHits = 0 }) => nbHits);
          $relaxations.set(droppedFilters(chips, counts));
        },
      );
    },
    dropRelaxations() {
      relaxing.stop();
      if ($relaxations.get().length > 0) $relaxations.set([]);
    },
    lookAhead(state) {
      void fetchCards(client, request, asked({ ...state, page: state.page + 1 }), answers);
    },
  };
}

/** Answers besides InstantSearch's own; an adapter may answer with something else than a list. */
async function answersOf(
  { searchClient }: SessionClient,
  queries: readonly SideQuery[],
): Promise<readonly RawSearch[]> {
  const { results } = await searchClient.search<RawSearch>([...queries]);
  return results.flatMap((result) => ('hits' in result ? [result] : []));
}

/** The cards that a page shows first; the search itself is answered from memory then. */
async function fetchCards(
  client: Source['client'],
  request: RequestSettings,
  state: SearchState,
  answers: SearchAnswers,
): Promise<void> {
  try {
    const found = await client();
    const [next] = await answersOf(found, [sideQuery(state, request, request.hitsPerPage)]);
    answers.addCards(await found.cardsOf((next?.hits ?? []).slice(0, CARDS_AHEAD)));
  } catch {
    // The next page will fetch them itself.
  }
}

function typedSuggestions({ context, request, recent, client, answers, asked }: Source) {
  const $suggestions = atom<readonly SuggestionGroup[] | null>(null);
  const typing = latest();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (text: string, state: SearchState) => {
    const found = await client();
    const typed = asked({ ...state, query: text });
    const queries = suggestionQueries(text, { state: asked(state), typed }, request);
    const results = await answersOf(found, queries);
    const cars = results.at(-1) ?? {};
    answers.addCards(await found.cardsOf(cars.hits ?? []));
    return suggestionGroups(results, answers.hitsOf(cars), state, context);
  };
  const recentGroups = (): SuggestionGroup[] => {
    const searches = recent?.$searches.get() ?? [];
    if (recent === null || searches.length === 0) return [];
    const suggestions = searches.map(({ path, words }) => ({
      ...{ key: path, label: words, detail: null, picture: null, href: path, action: null },
    }));
    const forget = () => {
      recent.forget();
      $suggestions.set([]);
    };
    return [{ heading: context.search.screen.recentSearches, suggestions, forget }];
  };
  const type = (text: string, state: SearchState) => {
    clearTimeout(timer);
    typing.stop();
    const words = text.trim();
    if (words === '') $suggestions.set(recentGroups());
    else if (words.length < FEWEST_LETTERS) $suggestions.set(null);
    else timer = setTimeout(() => void typing(() => ask(words, state), $suggestions.set), TYPING_MS);
  };
  return { $suggestions, type };
}

/** Runs questions of which only the last one's answer counts; a question that fails has none. */
function latest() {
  let count = 0;
  const run = async <Answer>(ask: () => Promise<Answer>, tell: (answer: Answer) => void): Promise<void> => {
    count += 1;
    const own = count;
    try {
      const answer = await ask();
      if (own === count) tell(answer);
    } catch {
      // Nobody waits for it.
    }
  };
  return Object.assign(run, {
    stop() {
      count += 1;
    },
  });
}
