/**
 * An island because thumbs and inputs are synchronised and matching vehicles counted. It hydrates at the first touch;
 * before that, and without JavaScript, the form is sent to a page with the matching vehicles.
 */
import { type FormEvent, useLayoutEffect, useReducer } from 'react';
import { FormattedInput } from '../../../ui/FormattedInput.tsx';
import { fill } from '../../../values/fill.ts';
import { formatMoney } from '../../../values/money.ts';
import { RangeSlider } from '../../screen/filters/RangeSlider.tsx';
import type { RangeEnd } from '../../screen/view/range-values.ts';
import { CountAgain } from '../BudgetResult.tsx';
import type { PriceRangeFacts } from '../budget-facts.ts';
import { budgetPath, PRICE_RANGE_RESULT_PATH } from '../budget-paths.ts';
import { foundText, titled } from '../budget-view.ts';
import type { BudgetAnswer } from '../stock/budget-answer.ts';
import { type LoadClient, useBudgetAnswer } from '../stock/use-budget-answer.ts';
import { useAddress } from '../use-address.ts';
import { wholeScale } from './price-ends.ts';
import {
  addressOfRange,
  endsOf,
  nextRange,
  type PriceAction,
  type PriceRangeState,
  questionOfRange,
  startRange,
} from './price-range-state.ts';

/** "Slider refinement debounce 400 ms" (stock and vehicle §5). */
const SLIDER_MS = 400;

const ends = ['min', 'max'] as const;

interface Props {
  facts: PriceRangeFacts;
  /** Initial values, as a query string. */
  query?: string;
  /** Counts for these values; null if counting failed. */
  answer: BudgetAnswer | null;
  load?: LoadClient;
}

export function PriceRange({ facts, query = '', answer: rendered, load }: Props) {
  const { scale, words, currency, stockPath, texts } = facts;
  const reduce = (state: PriceRangeState, action: PriceAction) => nextRange(state, action, scale);
  const [state, dispatch] = useReducer(reduce, startRange(query, scale));
  const question = questionOfRange(state);
  const { counted, isWaiting, warm } = useBudgetAnswer(question, rendered, {
    counting: facts.counting,
    delayMs: SLIDER_MS,
    load,
  });
  const leaveFor = useAddress((address) => addressOfRange(address, state, scale));
  useLayoutEffect(() => dispatch({ type: 'arrive', query: location.search }), []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    leaveFor(budgetPath({ lists: {}, price: endsOf(state, scale), sort: 'price-desc' }, stockPath));
  };
  const names = { min: texts.from, max: texts.to };
  const money = (price: number) => formatMoney(price, currency);
  const { min, max } = wholeScale(scale);
  const found = counted.answer?.found ?? null;
  return (
    <form
      className="price-range panel"
      action={PRICE_RANGE_RESULT_PATH}
      method="get"
      autoComplete="off"
      onFocus={warm}
      onPointerDown={warm}
      onSubmit={onSubmit}
    >
      <RangeSlider
        scale={{ min, max, step: scale.step }}
        thumbs={state.ends}
        nameOf={(end) => names[end]}
        textOf={(end) => money(state.ends[end])}
        onMove={(end, price) => dispatch({ type: 'move', end, price })}
      />
      <div className="fields">
        {ends.map((end) => (
          <PriceField
            key={end}
            end={end}
            label={names[end]}
            text={state.typing?.end === end ? state.typing.text : money(state.ends[end])}
            dispatch={dispatch}
          />
        ))}
      </div>
      <p className="status figures" role="status">
        {isWaiting ? texts.counting : statusOf(found, facts)}
      </p>
      <button className="button" type="submit" disabled={found === 0}>
        {fill(found === 0 ? texts.noneFound : texts.view, { ...words, cars: titled(words.cars) })}
      </button>
      {found === 0 && <CountAgain label={texts.countAgain} />}
    </form>
  );
}

interface FieldProps {
  end: RangeEnd;
  label: string;
  text: string;
  dispatch: (action: PriceAction) => void;
}

function PriceField({ end, label, text, dispatch }: FieldProps) {
  return (
    <div>
      <label htmlFor={`price-range-${end}`}>{label}</label>
      <FormattedInput
        id={`price-range-${end}`}
        type="text"
        inputMode="decimal"
        name={end}
        format="money"
        value={text}
        onType={(typed) => dispatch({ type: 'type', end, text: typed })}
        onLeave={() => dispatch({ type: 'leave', end })}
      />
    </div>
  );
}

function statusOf(found: number | null, { texts, words }: PriceRangeFacts): string {
  if (found === null) return texts.uncounted;
  return found === 0 ? fill(texts.notFound, words) : foundText(found, texts, words);
}
