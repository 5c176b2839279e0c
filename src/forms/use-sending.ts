import type { SubmissionResult } from '@conform-to/react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldError } from '../ui/field-error.ts';
import type { FormTexts, FormWays } from './form-facts.ts';
import { keepLead } from './outbox.store.ts';
import { type Accepted, type Outcome, type Sending as Sent, storedLead } from './outcome.ts';
import type { FormValues } from './read-form.ts';

/** After so long without an answer the form says that it takes longer than usual. */
const SLOW_MS = 6_000;

export interface SendingOptions {
  /** Path of the function. */
  readonly action: string;
  readonly texts: FormTexts;
  readonly ways: FormWays;
  /** The idempotency key of this form. */
  readonly key: () => string;
  /** Never rejects. */
  readonly send: (sent: Sent) => Promise<Outcome>;
  /** Called once the form is stored or kept on the device, before it is emptied: its draft can be forgotten. */
  readonly onFinished: (values: FormValues) => void;
  /** Called with the reply that acknowledges the form. */
  readonly onSent: (reply: Accepted, values: FormValues) => void;
  /** Called where the server has stored the form although a later part has failed. */
  readonly onStored?: ((reply: Accepted, values: FormValues) => void) | undefined;
  /** Called with the names of the fields that the server refused. */
  readonly onRefused?: ((fields: readonly string[], status: number) => void) | undefined;
  /** Called when a step before the last is done. */
  readonly onStep: () => void;
}

export interface Sending {
  readonly isBusy: boolean;
  /** What the status line says. */
  readonly status: string;
  /** Why the whole form failed, in sentences; empty while it has not. */
  readonly failure: readonly string[];
  /** The server's errors of fields, for Conform. */
  readonly result: SubmissionResult | undefined;
  readonly send: (values: FormValues, isStep: boolean) => Promise<void>;
  /** Says that something failed for a reason that no code foresees. */
  readonly giveUp: (error: unknown, isStep: boolean) => void;
}

/**
 * Sends a form once: with its idempotency key, a patience of 30 seconds, and the outbox of the device while there is
 * no network. A second submit while the first is under way does nothing.
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
  // A page that comes back from the browser's cache is a new form.
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
    // A step that did not arrive is sent again with the last, which holds everything.
    if (isStep && outcome.kind !== 'refused') {
      open();
      options.onStep();
    } else if (isDone) {
      finish(values);
      options.onSent(outcome.reply, values);
      // Whoever comes back finds an empty form, also where the browser would fill in what was typed.
      form.current?.reset();
    } else if (outcome.kind === 'refused' && outcome.errors.length > 0)
      refuse(outcome.errors, outcome.status);
    else if (outcome.kind === 'unreachable' && !navigator.onLine) keep(values);
    else {
      const stored = storedLead(outcome);
      if (stored !== null) options.onStored?.(stored, values);
      if (outcome.kind === 'refused') options.onRefused?.([], outcome.status);
      fail([reasonOf(outcome, texts), stored === null ? texts.failedHelp : texts.storedHelp, texts.orCall]);
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
