import { loadSearchClient } from '../index/client/load-search-client.client.ts';
import type { RawSearch } from '../state/results-of-reply.ts';
import type { SideQuery } from '../state/search-request.ts';
import type { CountingFacts } from './budget-facts.ts';

/** What takes longer than this is told to be under way. */
const PATIENCE_MS = 400;

type Client = Awaited<ReturnType<typeof loadSearchClient>>;

/** Asks the engine that the dealer's search asks; of several questions only the last one's answer is told. */
export type BudgetCounter = {
  /** Loads what answering needs, ahead of the first question. */
  readonly warm: () => void;
  readonly ask: (queries: readonly SideQuery[], listener: CountListener) => Promise<void>;
};

export type CountListener = {
  /** It takes a while. */
  readonly waiting: () => void;
  /** Null when nobody answers. */
  readonly answered: (results: readonly RawSearch[] | null) => void;
};

export function createBudgetCounter(facts: CountingFacts): BudgetCounter {
  let loading: Promise<Client> | null = null;
  let lastAsked = 0;
  const client = () => {
    loading ??= loadSearchClient(facts);
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  const resultsOf = async (queries: readonly SideQuery[]): Promise<RawSearch[] | null> => {
    try {
      const { results } = await (await client()).searchClient.search<RawSearch>([...queries]);
      return results.flatMap((result) => ('hits' in result ? [result] : []));
    } catch {
      return null;
    }
  };
  return {
    warm: () => {
      client()
        .then(({ ready }) => ready())
        .catch(() => undefined);
    },
    async ask(queries, { waiting, answered }) {
      lastAsked += 1;
      const own = lastAsked;
      const timer = setTimeout(() => own === lastAsked && waiting(), PATIENCE_MS);
      const results = await resultsOf(queries);
      clearTimeout(timer);
      if (own === lastAsked) answered(results);
    },
  };
}
