import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { askFunction } from '../../forms/sending/send.api.ts';
import { type Receipt, receiptSchema } from './receipt.schema.ts';

/** Delay before a loading message appears: most receipts arrive sooner. */
const QUIET_MS = 300;
/** Request timeout; generous, for slow mobile connections. */
const TIMEOUT_MS = 20_000;

export type ReceiptState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'shown'; readonly receipt: Receipt };

interface Asked {
  readonly state: ReceiptState;
  /** The request takes longer than the delay, so a loading message is shown. */
  readonly isSlow: boolean;
  readonly retry: () => void;
}

/**
 * Loads the receipt at this path; null loads nothing. Reloads when the page is restored from the back/forward cache.
 */
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
    // The shopper may come back from the appointment's page after moving the appointment.
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

/** Null when the server is unreachable, the receipt is gone, or the reply is invalid. */
async function fetchReceipt(path: string): Promise<Receipt | null> {
  const answer = await askFunction(path, { method: 'GET', timeoutMs: TIMEOUT_MS });
  const receipt = v.safeParse(receiptSchema, answer?.isOk ? answer.body : null);
  return receipt.success ? receipt.output : null;
}
