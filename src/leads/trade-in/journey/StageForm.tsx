import { useForm } from '@conform-to/react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import * as v from 'valibot';
import { ContactNote } from '../../../forms/ContactNote.tsx';
import { rememberContact } from '../../../forms/contact.store.ts';
import { FormFrame } from '../../../forms/FormFrame.tsx';
import { usualWays } from '../../../forms/form-facts.ts';
import { sentValues } from '../../../forms/form-values.ts';
import { parseForm } from '../../../forms/parse-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useSending } from '../../../forms/use-sending.ts';
import { type NestedValues, nestedValues, stagedValue } from '../trade-in-values.ts';
import { askedFields, stageSchema, type TradeInFacts, workingText } from './trade-in-facts.ts';
import type { Journey } from './trade-in-journey.ts';
import { stageDraft, type TradeInControls } from './use-trade-in.ts';

interface Props {
  facts: TradeInFacts;
  journey: Journey;
  isPurchase: boolean;
  /** Path of the function that takes the form without JavaScript. */
  action: string;
  /** Sent with the fields; not shown. */
  hidden: Readonly<Record<string, string>>;
  controls: TradeInControls | null;
  buttons: (isBusy: boolean) => ReactNode;
  children: ReactNode;
}

/** The form of one stage. Without JavaScript it is posted; with it, the stage is saved and the next one shown. */
export function StageForm({ facts, journey, isPurchase, controls, ...props }: Props) {
  const { stage, state, refused } = journey;
  const typed = journey.typed[stage] ?? {};
  const ref = useRef<HTMLFormElement>(null);
  const submitter = useRef<HTMLElement>(null);
  const isWaiting = useRef(false);
  const fields = askedFields(stage, facts, isPurchase);
  const texts = { ...facts.texts, sending: workingText(stage, facts.screen) };
  const isNewPerson = stage === 'contact' && (state === null || state.contact.name === '');
  const draft = useDraft(ref, stageDraft(stage), isNewPerson);
  const sending = useSending(ref, {
    action: props.action,
    texts,
    ways: { ...usualWays, offline: facts.screen.offline },
    key: draft.key,
    send: async ({ values, key }) => {
      const outcome = (await controls?.send(stage, values, key)) ?? { kind: 'unexpected' };
      isWaiting.current = outcome.kind === 'unreachable' && !navigator.onLine;
      return outcome;
    },
    onFinished: (values) => {
      rememberContact(values);
      draft.forget();
    },
    onSent: () => {},
    onStep: () => {},
  });
  const onOnline = useEffectEvent(() => {
    if (!isWaiting.current) return;
    isWaiting.current = false;
    ref.current?.requestSubmit(submitter.current);
  });
  useEffect(() => {
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
  const known = fields.map(
    ({ name }) => [name, typed[name] ?? (state === null ? '' : stagedValue(state, name))] as const,
  );
  const [form] = useForm<NestedValues, unknown>({
    id: `trade-in-${stage}`,
    defaultValue: nestedValues(Object.fromEntries(known.filter(([, value]) => value !== ''))),
    lastResult: sending.result ?? refused ?? undefined,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    defaultNoValidate: false,
    onValidate: ({ formData, submitter: pressed }) =>
      parseForm(formData, isSkip(pressed) ? v.object({}) : stageSchema(stage, facts, isPurchase)),
    onSubmit: (event) => {
      event.preventDefault();
      if (ref.current === null || sending.isBusy) return;
      const { nativeEvent } = event;
      submitter.current = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
      const values = sentValues(ref.current, submitter.current);
      if (!isSkip(submitter.current)) void sending.send(values, false);
      else if (state !== null) controls?.go('car');
      else void sending.send({ ...values, rego: '' }, false);
    },
  });
  return (
    <FormFrame
      {...{ ref, form, texts, sending }}
      action={props.action}
      hidden={props.hidden}
      labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
      onTyped={draft.save}
      notes={
        draft.filledIn === 'contact' && <ContactNote form={ref} texts={texts} onForgotten={draft.dismiss} />
      }
      actions={props.buttons(sending.isBusy)}
    >
      {props.children}
    </FormFrame>
  );
}

/** Goes on without a number plate: whatever is in its field. */
function isSkip(pressed: HTMLElement | null): boolean {
  return pressed instanceof HTMLButtonElement && pressed.name === 'skip';
}
