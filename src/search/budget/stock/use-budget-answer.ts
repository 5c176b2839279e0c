import { useEffect, useEffectEvent, useState } from 'react';
import { loadSearchClient } from '../../index/client/load-search-client.api.ts';
import type { RawSearch } from '../../screen/hits.ts';
import type { CountingFacts } from '../budget-facts.ts';
import { answerOfResults, type BudgetAnswer, type BudgetQuestion, budgetQueries } from './budget-answer.ts';

/** After this time the page shows that it is counting. */
const TIMEOUT_MS = 400;

type Client = Awaited<ReturnType<typeof loadSearchClient>>;

/** Loads the search client of the dealer: `loadSearchClient`, or a replacement in tests. */
export type LoadClient = (counting: CountingFacts) => Promise<Pick<Client, 'searchClient' | 'ready'>>;

interface Options {
  readonly counting: CountingFacts;
  /** Debounce of requests. */
  readonly delayMs: number;
  readonly load?: LoadClient | undefined;
}

export interface Counted {
  /** The request that was answered, which may be older than the present one. */
  readonly question: BudgetQuestion;
  /** Null if counting failed. */
  readonly answer: BudgetAnswer | null;
}

interface Counting {
  readonly counted: Counted;
  /** Whether `counted` is the answer to the present request. */
  readonly isAnswered: boolean;
  readonly isWaiting: boolean;
  /** Loads the search client before the first request. */
  readonly warm: () => void;
}

/** The counts for a request: initially those of the built page, then the search engine's. */
export function useBudgetAnswer(
  question: BudgetQuestion,
  rendered: BudgetAnswer | null,
  { counting, delayMs, load = loadSearchClient }: Options,
): Counting {
  const key = keyOf(question);
  const [counted, setCounted] = useState({ key, question, answer: rendered });
  const [isWaiting, setWaiting] = useState(false);
  const [client] = useState(() => loadOnce(() => load(counting)));
  const isAnswered = counted.answer !== null && counted.key === key;

  const ask = useEffectEvent(async (asked: string, signal: AbortSignal) => {
    const timer = setTimeout(() => {
      if (!signal.aborted) setWaiting(true);
    }, TIMEOUT_MS);
    const answer = await askClient(client, question, counting.collection);
    clearTimeout(timer);
    if (signal.aborted) return;
    setWaiting(false);
    setCounted({ key: asked, question, answer });
  });
  useEffect(() => {
    if (isAnswered) return;
    const leaving = new AbortController();
    const start = setTimeout(() => void ask(key, leaving.signal), delayMs);
    return () => {
      leaving.abort();
      clearTimeout(start);
      setWaiting(false);
    };
  }, [key, isAnswered, delayMs]);

  const warm = () =>
    void client()
      .then(({ ready }) => ready())
      .catch(() => {});
  return { counted, isAnswered, isWaiting, warm };
}

/** Equal for requests with the same answer. */
function keyOf(question: BudgetQuestion): string {
  return JSON.stringify(question);
}

/** Null if the engine fails. */
async function askClient(
  client: () => Promise<Pick<Client, 'searchClient'>>,
  question: BudgetQuestion,
  collection: string,
): Promise<BudgetAnswer | null> {
  try {
    const { searchClient } = await client();
    const { results } = await searchClient.search<RawSearch>(budgetQueries(question, collection));
    return answerOfResults(results.flatMap((result) => ('hits' in result ? [result] : [])));
  } catch {
    return null;
  }
}

/** Retries with the next call after a failure. */
function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load();
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
}
