import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { askFunction } from '../../forms/send.api.ts';
import { type Receipt, receiptSchema } from './receipt.schema.ts';

/** Until then nothing is said of the wait: most receipts are there sooner. */
const QUIET_MS = 300;
/** A slow line takes long; a reply that never comes must not be waited for without end. */
const PATIENCE_MS = 20_000;

export type ReceiptState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'shown'; readonly receipt: Receipt };

interface Asked {
  readonly state: ReceiptState;
  /** The first answer, or another one, takes long enough to speak of it. */
  readonly isSlow: boolean;
  readonly retry: () => void;
}

/** The lead at this address as the dealer has it; null waits. Asked for again when the page comes back from history. */
export function useReceipt(path: string | null): Asked {
  const [state, setState] = useState<ReceiptState>({ kind: 'loading' });
  const [isSlow, setIsSlow] = useState(false);
  const latest = useRef<AbortController>(null);

  const ask = useCallback(() => {
    latest.current?.abort();
    if (path === null) return;
    const asking = new AbortController();
    const { signal } = asking;
    latest.current = asking;
    const slow = setTimeout(() => !signal.aborted && setIsSlow(true), QUIET_MS);
    void fetchReceipt(path).then((receipt) => {
      clearTimeout(slow);
      if (signal.aborted) return;
      setIsSlow(false);
      setState(receipt === null ? { kind: 'failed' } : { kind: 'shown', receipt });
    });
  }, [path]);

  useEffect(() => {
    ask();
    // From the page of the appointment, where it may have been moved.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) ask();
    };
    addEventListener('pageshow', onReturn);
    return () => {
      removeEventListener('pageshow', onReturn);
      latest.current?.abort();
    };
  }, [ask]);

  return { state, isSlow, retry: ask };
}

/** Null where it cannot be had now: out of reach, gone, or nonsense. */
async function fetchReceipt(path: string): Promise<Receipt | null> {
  const answer = await askFunction(path, { method: 'GET', patienceMs: PATIENCE_MS });
  const receipt = v.safeParse(receiptSchema, answer?.isOk ? answer.body : null);
  return receipt.success ? receipt.output : null;
}
