import type { ReactNode } from 'react';
import { Form } from '../../../forms/Form.tsx';
import { askedFields, stageSchema, type TradeInFacts, workingText } from '../journey/trade-in-facts.ts';
import type { Journey } from '../journey/trade-in-journey.ts';
import { stageDraft, type TradeInControls } from '../journey/use-trade-in.ts';
import { nestedValues, stagedValue } from '../trade-in-values.ts';

interface Props {
  facts: TradeInFacts;
  journey: Journey;
  isPurchase: boolean;
  /** Where the form posts to without JavaScript. */
  action: string;
  hidden: Readonly<Record<string, string>>;
  controls: TradeInControls | null;
  buttons: (isBusy: boolean) => ReactNode;
  children: ReactNode;
}

/** The form of one stage. With JavaScript the stage is saved and the next one shown; without, the form is posted. */
export function StageForm({ facts, journey, isPurchase, controls, ...form }: Props) {
  const { stage, state, refused } = journey;
  const typed = journey.typed[stage] ?? {};
  const fields = askedFields(stage, facts, isPurchase);
  const known = fields.map(
    ({ name }) => [name, typed[name] ?? (state === null ? '' : stagedValue(state, name))] as const,
  );
  return (
    <Form
      {...form}
      id={`trade-in-${stage}`}
      schema={stageSchema(stage, facts, isPurchase)}
      labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
      texts={{ ...facts.texts, sending: workingText(stage, facts.screen) }}
      ways={{ offline: facts.screen.offline }}
      submit={facts.texts.next}
      values={nestedValues(Object.fromEntries(known.filter(([, value]) => value !== '')))}
      lastResult={refused}
      draft={stageDraft(stage)}
      isDraftQuiet
      takesContact={stage === 'contact' && (state === null || state.contact.name === '')}
      send={async ({ values, key }, again) => {
        // The skip button was used: the plate field is ignored.
        const answers = 'skip' in values ? { ...values, rego: '' } : values;
        const outcome = (await controls?.send(stage, answers, key)) ?? { kind: 'unexpected' };
        if (outcome.kind === 'unreachable' && !navigator.onLine)
          addEventListener('online', again, { once: true });
        return outcome;
      }}
      onSent={() => {}}
    />
  );
}
