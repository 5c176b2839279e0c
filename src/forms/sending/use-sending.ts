import type { SubmissionResult } from '@conform-to/react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldError } from '../../ui/field-error.ts';
import type { FormTexts, FormWays } from '../form-facts.ts';
import type { FormValues } from '../read-form.ts';
import { keepLead } from './outbox.store.ts';
import { type Accepted, type Outcome, type SentForm, storedLead } from './outcome.ts';
import { SLOW_MS } from './send.api.ts';

export interface SendingOptions {
  /** Path of the function. */
  readonly action: string;
  readonly texts: FormTexts;
  readonly ways: FormWays;
  /** Returns the idempotency key. */
  readonly key: () => string;
  /** Never rejects. */
  readonly send: (sent: SentForm) => Promise<Outcome>;
  /** Called after the form was stored or queued and before it is reset, to delete the draft. */
  readonly onFinished: (values: FormValues) => void;
  /** Called with the reply after the form was accepted. */
  readonly onSent: (reply: Accepted, values: FormValues) => void;
  /** Called if the server has stored the form although a later part failed. */
  readonly onStored?: ((reply: Accepted, values: FormValues) => void) | undefined;
  /** Called with the names of the rejected fields. */
  readonly onRefused?: ((fields: readonly string[], status: number) => void) | undefined;
  /** Called when a step before the last is complete. */
  readonly onStep: () => void;
}

export interface Sending {
  readonly isBusy: boolean;
  /** Text of the status line. */
  readonly status: string;
  /** Errors of the form as a whole; empty if there are none. */
  readonly failure: readonly string[];
  /** Field errors from the server, in Conform's format. */
  readonly result: SubmissionResult | undefined;
  readonly send: (values: FormValues, isStep: boolean) => Promise<void>;
  /** Reports an unexpected error. */
  readonly giveUp: (error: unknown, isStep: boolean) => void;
}

/**
 * Sends a form exactly once: with an idempotency key, a timeout of 30 seconds, and a queue on the device while
 * offline. A second submit while the first is pending is ignored.
 */
export function useSending(form: RefObject<HTMLFormElement | null>, options: SendingOptions): Sending {
  const { texts, ways } = options;
  const phase = useRef<'open' | 'sending' | 'done'>('open');
  const [isBusy, setBusy] = useState(false);
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState<readonly string[]>([]);
  const [result, setResult] = useState<SubmissionResult>();
  const isSlow = useRef<ReturnType<typeof setTimeout>>(undefined);

  const open = () => {
    clearTimeout(isSlow.current);
    phase.current = 'open';
    setBusy(false);
    setStatus('');
  };
  // A page restored from the back/forward cache is a new form.
  const onReturn = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && phase.current === 'done') open();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onReturn(event);
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  }, []);

  const fail = (sentences: readonly string[]) => {
    open();
    setFailure(sentences.filter((sentence) => sentence !== ''));
  };
  const refuse = (errors: readonly FieldError[], statusCode: number) => {
    open();
    setResult({
      status: 'error',
      error: Object.fromEntries(errors.map(({ field, message }) => [field, [message]])),
    });
    options.onRefused?.(
      errors.map(({ field }) => field),
      statusCode,
    );
  };
  const finish = (values: FormValues) => {
    phase.current = 'done';
    options.onFinished(values);
  };
  const keep = (values: FormValues) => {
    if (ways.offline !== null) return fail([ways.offline]);
    const { keptSent, keptLink, keptRefused, keptExpired, failed, close } = texts;
    const kept = { action: options.action, key: options.key(), values, keptAtMs: Date.now() };
    if (!keepLead({ ...kept, texts: { keptSent, keptLink, keptRefused, keptExpired, failed, close } }))
      return fail([texts.failed, texts.failedHelp, texts.orCall]);
    finish(values);
    form.current?.reset();
    open();
    setStatus(texts.kept);
    document.addEventListener('lead-sent', () => setStatus(''), { once: true });
  };
  const settle = (outcome: Outcome, values: FormValues, isStep: boolean) => {
    const isDone = outcome.kind === 'sent' && (outcome.reply.redirectUrl || !ways.needsRedirect);
    // A lost step is no error, because the last step sends all values again.
    if (isStep && outcome.kind !== 'refused') {
      open();
      options.onStep();
    } else if (isDone) {
      finish(values);
      options.onSent(outcome.reply, values);
      // Reset, so that a shopper who comes back finds an empty form even if the browser restores input.
      form.current?.reset();
    } else if (outcome.kind === 'refused' && outcome.errors.length > 0)
      refuse(outcome.errors, outcome.status);
    else if (outcome.kind === 'unreachable' && !navigator.onLine) keep(values);
    else {
      const stored = storedLead(outcome);
      if (stored !== null) options.onStored?.(stored, values);
      if (outcome.kind === 'refused') options.onRefused?.([], outcome.status);
      // What is refused for good would be refused again.
      const retry = outcome.kind === 'refused' ? '' : texts.failedHelp;
      fail([reasonOf(outcome, texts), stored === null ? retry : texts.storedHelp, texts.orCall]);
    }
  };
  const giveUp = (error: unknown, isStep: boolean) => {
    console.warn(error);
    fail([isStep ? texts.failedStep : texts.failed, texts.failedHelp, texts.orCall]);
  };
  const send = async (values: FormValues, isStep: boolean) => {
    if (phase.current !== 'open') return;
    phase.current = 'sending';
    setBusy(true);
    setFailure([]);
    setStatus(texts.sending);
    isSlow.current = setTimeout(() => setStatus(texts.slow), SLOW_MS);
    try {
      const sent = { action: options.action, key: options.key(), values };
      settle(await options.send(sent), values, isStep);
    } catch (error) {
      giveUp(error, isStep);
    }
  };
  return { isBusy, status, failure, result, send, giveUp };
}

function reasonOf(outcome: Outcome, { failed, unexpected }: FormTexts): string {
  if (outcome.kind === 'unexpected' || outcome.kind === 'sent') return unexpected;
  return ('detail' in outcome && outcome.detail) || failed;
}
