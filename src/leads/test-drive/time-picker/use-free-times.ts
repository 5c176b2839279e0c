import { useEffect, useMemo, useState } from 'react';
import { askFunction } from '../../../forms/sending/send.api.ts';
import { type FreeTimes, readFreeTimes } from '../free-times.schema.ts';
import { type DayChoice, dayChoices } from './time-choice.ts';

const TIMEOUT_MS = 15_000;

/** Loading state of the free times; `idle` until a branch is chosen. */
export interface KnownTimes {
  readonly status: 'idle' | 'loading' | 'ready' | 'empty' | 'failed';
  readonly days: readonly DayChoice[];
  /** Name of the branch; null until the response has arrived. */
  readonly branch: string | null;
  /** Time zone of the branch, as `Australia/Brisbane`; null like `branch`. */
  readonly timeZone: string | null;
}

interface Answer {
  readonly path: string;
  /** Null when loading failed. */
  readonly free: FreeTimes | null;
}

/**
 * Loads the free times at `path` (null loads nothing) and again when the path changes. They change by the minute, so
 * they are never part of a built page.
 */
export function useFreeTimes(path: string | null, locale: string, request: typeof fetch = fetch) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is a counter that repeats the request for the same path.
  useEffect(() => {
    if (path === null) return;
    const asking = new AbortController();
    const { signal } = asking;
    void askFunction(path, { method: 'GET', timeoutMs: TIMEOUT_MS, signal }, request).then((reply) => {
      if (!signal.aborted) setAnswer({ path, free: reply?.isOk ? readFreeTimes(reply.body) : null });
    });
    return () => asking.abort();
  }, [path, attempt, request]);

  return {
    times: useMemo(() => known(path, answer, locale), [path, answer, locale]),
    /** Reloads; the current times stay visible meanwhile. */
    refresh: () => setAttempt((count) => count + 1),
    /** Reloads after a failure. */
    retry: () => {
      setAnswer(null);
      setAttempt((count) => count + 1);
    },
  };
}

const unknown = { days: [], branch: null, timeZone: null };

function known(path: string | null, answer: Answer | null, locale: string): KnownTimes {
  if (path === null) return { status: 'idle', ...unknown };
  if (answer?.path !== path) return { status: 'loading', ...unknown };
  if (answer.free === null) return { status: 'failed', ...unknown };
  const { location, time_zone: timeZone } = answer.free;
  const days = dayChoices(answer.free.days, locale);
  return { status: days.length === 0 ? 'empty' : 'ready', days, branch: location.name, timeZone };
}
