import { type SubmissionResult, useForm } from '@conform-to/react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { fill } from '../values/fill.ts';
import { FILLED_IN_FIELD } from '../values/input/form-trap.ts';
import { ContactNote } from './contact/ContactNote.tsx';
import { rememberContact } from './contact/contact.store.ts';
import { FormFrame } from './FormFrame.tsx';
import { FormNote } from './FormNote.tsx';
import { type FormTexts, type FormWays, usualWays } from './form-facts.ts';
import { firstField, focusField, focusStep, stepOf } from './form-focus.ts';
import { type NestedValues, openNames, sentValues } from './form-values.ts';
import type { FormValues } from './read-form.ts';
import type { Accepted, Outcome, SentForm } from './sending/outcome.ts';
import { parseForm } from './sending/parse-form.ts';
import { sendLead } from './sending/send.api.ts';
import { useSending } from './sending/use-sending.ts';
import { useDraft } from './use-draft.ts';

/** The schema of a form by field name; the function parses with the same schema. */
export type FormSchema = v.GenericSchema<unknown, Readonly<Record<string, unknown>>> & {
  readonly entries: v.ObjectEntries;
};

interface FormStep {
  readonly legend: string;
  readonly fields: ReactNode;
}

export interface FormProps {
  /** Unique on the page; prefix of field ids and default key of the draft. */
  id: string;
  /** Path of the function that receives the form, with JavaScript and without. */
  action: string;
  schema: FormSchema;
  /** Field labels by name, for the error summary. */
  labels: Readonly<Record<string, string>>;
  texts: FormTexts;
  ways?: Partial<FormWays>;
  /** Label of the submit button. */
  submit: string;
  /** Errors and values of a form posted without JavaScript. */
  lastResult?: SubmissionResult | null | undefined;
  /** Initial values. */
  values?: NestedValues;
  hidden?: Readonly<Record<string, string>>;
  /** Key of the draft; defaults to the id. */
  draft?: string;
  /** Suppresses the note that a draft was restored, which has a button to start again. */
  isDraftQuiet?: boolean;
  /** Prefills remembered contact details; by default if the form has a phone field. */
  takesContact?: boolean;
  /** Values added when the form is sent with JavaScript. */
  extra?: () => FormValues;
  /** Replaces the default sending; `again` presses the same submit button again. */
  send?: (sent: SentForm, again: () => void) => Promise<Outcome>;
  /** Called with the reply after the form was accepted. */
  onSent: (reply: Accepted, values: FormValues, form: HTMLFormElement | null) => void;
  onStored?: (reply: Accepted, values: FormValues, form: HTMLFormElement | null) => void;
  onRefused?: (fields: readonly string[], status: number) => void;
  /** Groups of fields shown one at a time, in place of `children`. */
  steps?: readonly FormStep[];
  /** Called with the index of the step that is now shown. */
  onStepShown?: (step: number) => void;
  /** Progress indicator above the steps: gets the current index, and `goTo` to return to an earlier step. */
  progress?: (at: number, goTo: (step: number) => void) => ReactNode;
  /** Content above the button of the last step. */
  ending?: ReactNode;
  /** Replaces the default buttons. A button named `skip` submits without validation. */
  buttons?: (isBusy: boolean) => ReactNode;
  children?: ReactNode;
}

/**
 * A form based on Conform. Without JavaScript it is posted to `action`. With it, the input is validated with the
 * function's own schema, kept as a draft, and sent exactly once even on a bad network.
 */
export function Form({ id, texts, labels, submit, hidden = {}, steps = [], extra, ...props }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  // All steps are shown until hydration, because without JavaScript they are one form.
  const [shown, setAt] = useState<number | null>(null);
  useLayoutEffect(() => setAt(0), []);
  const at = shown ?? steps.length - 1;
  const isLast = at >= steps.length - 1;
  const submitter = useRef<HTMLElement>(null);
  const draft = useDraft(ref, props.draft ?? id, props.takesContact ?? Object.hasOwn(labels, 'phone'));
  const showStep = (step: number, field?: string) => {
    setAt(step);
    props.onStepShown?.(step);
    requestAnimationFrame(() =>
      field === undefined ? focusStep(ref.current, step) : focusField(ref.current, field),
    );
  };
  const goToField = (name: string): boolean => {
    const step = stepOf(ref.current, name) ?? at;
    if (step === at) return focusField(ref.current, name);
    showStep(step, name);
    return true;
  };
  const goToFirst = (names: readonly string[]) => {
    const first = firstField(ref.current, names);
    if (first !== null) goToField(first);
  };
  const sending = useSending(ref, {
    action: props.action,
    texts,
    ways: { ...usualWays, ...props.ways },
    key: draft.key,
    send: (sent) => props.send?.(sent, () => ref.current?.requestSubmit(submitter.current)) ?? sendLead(sent),
    onFinished: (values) => {
      rememberContact(values);
      draft.forget();
    },
    onSent: (reply, values) => props.onSent(reply, values, ref.current),
    onStored: (reply, values) => props.onStored?.(reply, values, ref.current),
    onRefused: props.onRefused,
    onStep: () => showStep(at + 1),
  });
  const [form] = useForm<NestedValues, unknown>({
    id,
    lastResult: sending.result ?? props.lastResult ?? undefined,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    defaultNoValidate: false,
    ...(props.values && { defaultValue: props.values }),
    onValidate: ({ form: element, formData, submitter: pressed }) =>
      parseForm(formData, isSkip(pressed) ? v.object({}) : openPart(props.schema, element)),
    onSubmit: (event) => {
      event.preventDefault();
      if (ref.current === null || sending.isBusy) return;
      const { nativeEvent } = event;
      submitter.current = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
      try {
        const typed = sentValues(ref.current, submitter.current);
        const values = { ...typed, ...extra?.(), [FILLED_IN_FIELD]: elapsedMs() };
        if (!isLast && props.ways?.sendsSteps === false) showStep(at + 1);
        else void sending.send(steps.length > 1 ? { ...values, final: String(isLast) } : values, !isLast);
      } catch (error) {
        sending.giveUp(error, !isLast);
      }
    },
  });
  const refused = Object.keys(form.allErrors);
  const onRefused = useEffectEvent(() => goToFirst(refused));
  // The server may reject a field of an earlier step.
  useEffect(() => {
    if (sending.result) requestAnimationFrame(() => onRefused());
  }, [sending.result]);
  const startAgain = () => {
    draft.forget();
    ref.current?.reset();
  };
  const onForgotten = () => {
    draft.dismiss();
    draft.save();
    focusStep(ref.current, at);
  };
  return (
    <FormFrame
      {...{ ref, form, labels, texts, sending, hidden }}
      action={props.action}
      onTyped={draft.save}
      goToField={goToField}
      progress={shown !== null && props.progress?.(at, showStep)}
      notes={
        <>
          {draft.filledIn === 'draft' && !props.isDraftQuiet && (
            <FormNote text={texts.restored} action={texts.startAgain} onAct={startAgain} />
          )}
          {draft.filledIn === 'contact' && <ContactNote form={ref} texts={texts} onForgotten={onForgotten} />}
        </>
      }
      actions={
        props.buttons?.(sending.isBusy) ?? (
          <>
            <button type="submit" className="button" data-submit aria-disabled={sending.isBusy || undefined}>
              {isLast ? submit : texts.next}
            </button>
            {shown !== null && at > 0 && (
              <button type="button" className="button button--quiet" onClick={() => showStep(at - 1)}>
                {texts.back}
              </button>
            )}
          </>
        )
      }
    >
      {steps.length > 1 && shown !== null && (
        <p className="form-steps" role="status">
          {fill(texts.step, { step: String(at + 1), steps: String(steps.length) })}
        </p>
      )}
      {steps.map(({ legend, fields }, step) => (
        <fieldset
          key={legend}
          data-step={step}
          hidden={shown !== null && step !== at}
          disabled={shown !== null && step > at}
        >
          <legend>{legend}</legend>
          {fields}
        </fieldset>
      ))}
      {props.children}
      {isLast && props.ending}
    </FormFrame>
  );
}

function isSkip(pressed: HTMLElement | null): boolean {
  return pressed instanceof HTMLButtonElement && pressed.name === 'skip';
}

/**
 * The schema for the steps shown so far; fields of other steps are disabled and not checked. A schema that compares
 * fields always applies as a whole.
 */
function openPart(schema: FormSchema, form: HTMLFormElement): FormSchema {
  if ('pipe' in schema) return schema;
  const open = openNames(form);
  const entries = Object.entries(schema.entries).filter(([name]) => isOpen(open, name));
  return v.object(Object.fromEntries(entries));
}

/** The nested entry `adjustmentAnswers` has fields such as `adjustmentAnswers.condition`. */
function isOpen(open: ReadonlySet<string>, name: string): boolean {
  return open.has(name) || [...open].some((field) => field.startsWith(`${name}.`));
}

function elapsedMs(): string {
  return String(Math.round(performance.now()));
}
