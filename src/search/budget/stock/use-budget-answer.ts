import { useEffect, useEffectEvent, useState } from 'react';
import { loadSearchClient } from '../../index/client/load-search-client.api.ts';
import type { RawSearch } from '../../screen/hits.ts';
import type { CountingFacts } from '../budget-facts.ts';
import { answerOfResults, type BudgetAnswer, type BudgetQuestion, budgetQueries } from './budget-answer.ts';

/** After this time the page says that it is counting. */
const PATIENCE_MS = 400;

type Client = Awaited<ReturnType<typeof loadSearchClient>>;

/** Loads the client that the dealer's search uses; `loadSearchClient`, or what stands for it. */
export type LoadClient = (counting: CountingFacts) => Promise<Pick<Client, 'searchClient' | 'ready'>>;

interface Options {
  readonly counting: CountingFacts;
  /** A question is asked once it has not changed for this time. */
  readonly delayMs: number;
  readonly load?: LoadClient | undefined;
}

export interface Counted {
  /** The question that was answered, which may be older than the present one. */
  readonly question: BudgetQuestion;
  /** Null when nobody could count. */
  readonly answer: BudgetAnswer | null;
}

interface Counting {
  readonly counted: Counted;
  /** `counted` is for the present question. */
  readonly isAnswered: boolean;
  readonly isWaiting: boolean;
  /** Loads what answering needs, ahead of the first question. */
  readonly warm: () => void;
}

/**
 * The answer to a question: at first the one that the page was rendered with, then the search engine's.
 */
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
    const patience = setTimeout(() => {
      if (!signal.aborted) setWaiting(true);
    }, PATIENCE_MS);
    const answer = await askClient(client, question, counting.collection);
    clearTimeout(patience);
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

/** Equal for questions with the same answer. */
function keyOf(question: BudgetQuestion): string {
  return JSON.stringify(question);
}

/** Null when the engine does not answer. */
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

/** After a failure the next call tries again. */
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
