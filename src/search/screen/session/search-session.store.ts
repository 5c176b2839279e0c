import { atom, computed, type ReadableAtom } from 'nanostores';
import { nextState } from '../../state/apply-action.ts';
import type { PageFacts } from '../../state/landing-facts.ts';
import { onOwnTerms, withOwnWeekly } from '../../state/repayment-ranges.ts';
import type { RawSearch } from '../../state/results-of-reply.ts';
import type { RequestSettings } from '../../state/search-request.ts';
import type { SearchAction, SearchState } from '../../state/search-state.ts';
import { formatSearch, linkToPage } from '../../state/search-url.ts';
import { hasFilters, isSameState } from '../../state/state-parts.ts';
import type { SearchView } from '../search-view.ts';
import { meantState, viewOf } from '../view/view-of.ts';
import { type SearchAnswers, searchAnswers } from './search-answers.store.ts';
import type { SessionClient, SessionOptions } from './session-options.ts';
import { shareStructure } from './share-structure.ts';
import { type SideSearches, sideSearches } from './side-searches.store.ts';

/** Cards fetched with an answer: what a screen shows at first. The others come when they are scrolled to. */
const CARDS_AT_ONCE = 6;

/**
 * Why the state changed: an action of the shopper, what an address or the history says, or an answer that
 * shows that there is no such page.
 */
export type Cause = { readonly action: SearchAction } | 'address' | 'correction';

export type SearchSession = Pick<SearchAnswers, '$hits' | '$status' | '$results'> &
  Pick<SideSearches, '$relaxations' | '$suggestions'> & {
    readonly $state: ReadableAtom<SearchState>;
    readonly $view: ReadableAtom<SearchView>;
    /** What the built page shows, which knows nothing of the shopper's own terms: hydration begins with it. */
    readonly builtView: () => SearchView;
    /** The client once it is wanted and there: then Connected is to be rendered. */
    readonly $client: ReadableAtom<SessionClient | null>;
    /** What engines are to be asked; null while the built page is the answer. */
    readonly $asked: ReadableAtom<SearchState | null>;
    /** Counts the wishes to ask again. */
    readonly $retries: ReadableAtom<number>;
    readonly request: RequestSettings;
    readonly dispatch: (action: SearchAction) => void;
    /** A state from outside: an address, the history. */
    readonly show: (state: SearchState) => void;
    readonly onType: (text: string) => void;
    /** Loads the engine: at the first sign that it will be needed. */
    readonly warm: () => void;
    readonly retry: () => void;
    /** A card that is about to be seen and only has its words yet. */
    readonly wantCard: (id: string) => void;
    readonly addressOf: (state: SearchState) => string;
    readonly pageHref: (page: number) => string;
    readonly listen: (listener: SessionListener) => () => void;
    readonly receive: (raw: readonly RawSearch[]) => void;
    readonly fail: () => void;
    readonly wait: () => void;
  };

export type SessionListener = {
  readonly changed?: (state: SearchState, cause: Cause) => void;
  /** An answer to the present state is shown; `cause` is what it was asked for. */
  readonly answered?: (state: SearchState, cause: Cause) => void;
  /** Nobody answers; `builtPath` is the page on which the build has written the answer, if there is one. */
  readonly failed?: (builtPath: string | null) => void;
};

/** The page's own search, which its HTML was built for. */
export function builtState(page: PageFacts): SearchState {
  return { ...page.base, page: page.pageNumber };
}

/** The search screen's state and what follows from it; the browser's part is in search-address.client.ts. */
export function createSearchSession(options: SessionOptions): SearchSession {
  const { context, request, recent, loadClient, $rule } = options;
  const { page } = context;
  const built = builtState(page);
  const answers = searchAnswers(options);
  const $state = atom(built);
  const $retries = atom(0);
  const { $client, client, warm } = clientLoader(loadClient, () => {
    if ($asked.get() !== null) fail('unavailable');
  });
  const $terms = $rule ?? atom(null);
  const $hasLeft = atom(false);
  const meant = (state: SearchState) => meantState(state, context);
  const asked = (state: SearchState) => onOwnTerms(meant(state), $terms.get());
  const $asked = computed([$state, $terms, $hasLeft], (state, rule, hasLeft) =>
    hasLeft ? onOwnTerms(meant(state), rule) : null,
  );
  const $view = sharedView($state, answers, options);
  let builtView: SearchView | null = null;
  const sides = sideSearches({ context, request, recent, answers, client, asked });
  const hearsay = new Set<string>();
  const factsFor = knownFacts(page, answers, hearsay);
  const listeners = new Set<SessionListener>();
  let cause: Cause = 'address';
  let shownHits: NonNullable<RawSearch['hits']> = [];

  const move = (state: SearchState, why: Cause) => {
    if (isSameState(state, $state.get())) return;
    cause = why;
    sides.dropRelaxations();
    // Back at the built page before anything else was shown: it is the answer.
    const isBuilt = answers.$hits.get() === null && isSameState(state, built);
    // In the order in which nobody is asked for a state that is on its way out.
    if (isBuilt) $hasLeft.set(false);
    $state.set(state);
    $hasLeft.set(!isBuilt);
    for (const listener of listeners) listener.changed?.(state, why);
    if (isBuilt) return answers.settle('idle');
    answers.wait();
    warm();
  };
  const fail = (status: 'failed' | 'unavailable') => {
    answers.settle(status);
    const state = $state.get();
    const path = linkToPage(state, factsFor(state));
    const isThere = state.page <= Math.max(answers.$results.get().pageCount, 1) && !path.includes('?');
    for (const listener of listeners) listener.failed?.(isThere ? path : null);
  };
  const addressOf = (state: SearchState) => formatSearch(state, factsFor(state));
  const dispatch = (action: SearchAction) => {
    const cleared = page.isLocked ? { ...page.base, sort: $state.get().sort } : null;
    const isReset = action.type === 'clear-all' && cleared !== null;
    move(isReset ? cleared : nextState(subjectOf(action), action), { action });
  };
  // Whoever adds or removes a filter works on those that are shown: what the words stand for becomes filters.
  const subjectOf = ({ type }: SearchAction) =>
    type === 'toggle' || type === 'range' || type === 'clear' ? meant($state.get()) : $state.get();
  const receive = (raw: readonly RawSearch[]) => {
    const state = $state.get();
    const results = answers.receive(raw);
    const { chips } = $view.get();
    if (state.page > results.pageCount) return move({ ...state, page: results.pageCount }, 'correction');
    for (const listener of listeners) listener.answered?.(state, cause);
    if (results.found === 0) sides.relax(meant(state), chips);
    else if (cause !== 'correction' && hasFilters(state)) {
      recent?.remember({ path: addressOf(state), words: chips.map(({ label }) => label).join(' · ') });
    }
    shownHits = raw[0]?.hits ?? [];
    void completeCards(client, answers, shownHits.slice(0, CARDS_AT_ONCE)).then(() => {
      if (state.page < results.pageCount && $state.get() === state) sides.lookAhead(state);
    });
  };
  return {
    ...{ $state, $view, $client, $asked, $retries, request, dispatch, warm, addressOf, receive },
    wantCard(id) {
      void completeCards(
        client,
        answers,
        shownHits.filter(({ objectID }) => objectID === id),
      );
    },
    builtView() {
      builtView ??=
        $terms.get() === null
          ? $view.get()
          : shareStructure($view.get(), viewOf(options.results, built, context));
      return builtView;
    },
    $hits: answers.$hits,
    $results: answers.$results,
    $status: answers.$status,
    $relaxations: sides.$relaxations,
    $suggestions: sides.$suggestions,
    show(state) {
      for (const value of state.lists.make_model ?? []) hearsay.add(value);
      move(state, 'address');
    },
    onType(text) {
      warm();
      sides.type(text, $state.get());
    },
    retry() {
      answers.wait();
      warm();
      $retries.set($retries.get() + 1);
    },
    pageHref: (number) => linkToPage({ ...$state.get(), page: number }, factsFor($state.get())),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fail: () => fail('failed'),
    wait: answers.wait,
  };
}

/** Equal parts stay the same objects, so that a component that shows one of them is not drawn again. */
function sharedView(
  $state: ReadableAtom<SearchState>,
  { $results }: SearchAnswers,
  { context, $rule }: Pick<SessionOptions, 'context' | '$rule'>,
): ReadableAtom<SearchView> {
  let last: SearchView | null = null;
  return computed([$state, $results, $rule ?? atom(null)], (state, results, rule) => {
    last = shareStructure(last, viewOf(withOwnWeekly(results, rule), state, context));
    return last;
  });
}

/**
 * A make or model that the stock does not have has no page to go to. What is chosen from lists and suggestions
 * it has; of `hearsay`, the values of addresses such as an old link's, the results must know.
 */
function knownFacts(page: PageFacts, { $results }: SearchAnswers, hearsay: ReadonlySet<string>) {
  return (state: SearchState): PageFacts => {
    const [value] = state.lists.make_model ?? [];
    if (value === undefined || !hearsay.has(value)) return page;
    const known = $results.get().facets.make_model ?? [];
    if (known.some((other) => other.value === value)) return page;
    return { ...page, exceptions: { ...page.exceptions, [value]: null } };
  };
}

async function completeCards(
  client: () => Promise<SessionClient>,
  answers: SearchAnswers,
  hits: NonNullable<RawSearch['hits']>,
): Promise<void> {
  try {
    answers.addCards(await (await client()).cardsOf(hits));
  } catch {
    // The words of the cards are shown; their pictures come with the next answer.
  }
}

/** One client for the page; after a failure the next wish tries again. */
function clientLoader(load: () => Promise<SessionClient>, onFailure: () => void) {
  const $client = atom<SessionClient | null>(null);
  let loading: Promise<SessionClient> | null = null;
  const client = () => {
    loading ??= load().then(
      (loaded) => {
        $client.set(loaded);
        return loaded;
      },
      (error: unknown) => {
        loading = null;
        onFailure();
        throw error;
      },
    );
    return loading;
  };
  // Who only warms up hears of a failure through the status, or through the question that follows.
  const warm = () =>
    void client()
      .then((loaded) => loaded.ready?.())
      .catch(() => {});
  return { $client, client, warm };
}
