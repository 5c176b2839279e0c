import type { SubmissionResult } from '@conform-to/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import type { FormValues } from '../forms/read-form.ts';
import { outcomeOf } from '../forms/sending/outcome.ts';
import { askFunction, SLOW_MS } from '../forms/sending/send.api.ts';
import type { FieldError } from '../ui/field-error.ts';
import type { PaymentFormFacts } from './payment-form-facts.ts';
import { PAYMENT_PATH, PAYMENTS_PATH } from './payment-paths.ts';
import { paymentBegunSchema } from './payment-reply.schema.ts';

type Begun =
  /** The payment can be made at this URL; if it was already made, the URL is its receipt. */
  | { readonly kind: 'begun'; readonly redirectUrl: string }
  /** The payment with this idempotency key has expired; a new one needs a new key. */
  | { readonly kind: 'over' }
  | { readonly kind: 'signed-out' }
  /** `detail` is empty if the reply gives no reason. */
  | { readonly kind: 'refused'; readonly detail: string; readonly errors: readonly FieldError[] }
  /** No reply. The form may have been received; its idempotency key makes a retry safe. */
  | { readonly kind: 'unreachable' };

async function beginPayment(values: FormValues, key: string): Promise<Begun> {
  const headers = { 'Idempotency-Key': key };
  const answer = await askFunction(PAYMENTS_PATH, { method: 'POST', headers, body: values });
  if (answer === null) return { kind: 'unreachable' };
  const refused = { kind: 'refused', detail: '', errors: [] } as const;
  const { isOk, status, body } = answer;
  if (status === 401) return { kind: 'signed-out' };
  if (!isOk) return { ...refused, ...outcomeOf(isOk, status, body), kind: 'refused' };
  const begun = v.safeParse(paymentBegunSchema, body);
  if (!begun.success) return refused;
  const { payment, redirectUrl } = begun.output;
  return payment.state === 'unpaid' ? { kind: 'over' } : { kind: 'begun', redirectUrl };
}

interface Options {
  readonly texts: Pick<PaymentFormFacts['texts'], 'sending' | 'slow' | 'failed' | 'offline' | 'orCall'>;
  readonly key: () => string;
  /** Sets a new idempotency key and keeps the input. */
  readonly renewKey: () => void;
  /** Called before redirecting to the provider. */
  readonly onBegun: (values: FormValues) => void;
}

interface PaymentSending {
  readonly isBusy: boolean;
  /** Text of the status line. */
  readonly status: string;
  readonly failure: readonly string[];
  /** Field errors from the server, in Conform's format. */
  readonly result: SubmissionResult | undefined;
  readonly send: (values: FormValues) => Promise<void>;
}

const atRest = { isBusy: false, failure: [], result: undefined } as const;

/**
 * Starts a payment and redirects to the provider. Unlike `useSending` it keeps the input: a shopper who returns
 * without having paid sends the same payment again.
 */
export function usePayment({ texts, key, renewKey, onBegun }: Options): PaymentSending {
  const isSending = useRef(false);
  const [state, setState] = useState<Pick<PaymentSending, 'isBusy' | 'failure' | 'result'>>(atRest);
  const [isSlow, setSlow] = useState(false);
  const { isBusy } = state;
  useEffect(() => {
    if (!isBusy) return;
    const slow = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(slow);
      setSlow(false);
    };
  }, [isBusy]);
  const rest = (changes: Partial<typeof state> = {}) => {
    isSending.current = false;
    setState((before) => ({ ...atRest, result: before.result, ...changes }));
  };
  // Restored by the Back button from the provider's page: enables the form again.
  const onReturn = useEffectEvent(({ persisted }: PageTransitionEvent) => persisted && rest());
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onReturn(event);
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  }, []);
  const send = async (values: FormValues) => {
    if (isSending.current) return;
    isSending.current = true;
    setState((before) => ({ ...before, isBusy: true, failure: [] }));
    let begun = await beginPayment(values, key());
    if (begun.kind === 'over') {
      renewKey();
      begun = await beginPayment(values, key());
    }
    if (begun.kind === 'begun') {
      onBegun(values);
      location.assign(begun.redirectUrl);
    }
    // Redirects to sign in and back; the draft restores the input.
    else if (begun.kind === 'signed-out') location.assign(PAYMENT_PATH);
    else if (begun.kind === 'refused' && begun.errors.length > 0) rest({ result: resultOf(begun.errors) });
    else {
      const said = begun.kind === 'refused' ? begun.detail : texts.offline;
      const reason = said || texts.failed;
      rest({ failure: [reason, texts.orCall].filter((text) => text !== '') });
    }
  };
  const busy = isSlow ? texts.slow : texts.sending;
  return { ...state, status: isBusy ? busy : '', send };
}

function resultOf(errors: readonly FieldError[]): SubmissionResult {
  return {
    status: 'error',
    error: Object.fromEntries(errors.map(({ field, message }) => [field, [message]])),
  };
}
