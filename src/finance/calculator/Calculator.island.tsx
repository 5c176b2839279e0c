/**
 * An island because the result follows every figure as it is typed or slid. It hydrates at the first touch; before
 * that, and without JavaScript, the form is sent to a page with the result. An address with figures, or a deal that was
 * said before, hydrates at once.
 */
import { useStore } from '@nanostores/react';
import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { vehicleSections } from '../../vehicle/vehicle-urls.ts';
import { $quotedLoan } from '../box/quoted-loan.store.ts';
import { isSaid, noDeal } from '../deal/deal.schema.ts';
import { $deal, forgetDeal, setDeal } from '../deal/deal.store.ts';
import { Calculator as CalculatorForm, type CalculatorPlace } from './Calculator.tsx';
import { dealOf } from './calculator-deal.ts';
import { type CalculatorFacts, quotedFacts } from './calculator-facts.ts';
import type { Figures } from './calculator-figures.ts';
import { figuresOfQuery, hasFigures, withFigures, withoutFigures } from './calculator-query.ts';
import {
  type CalculatorAction,
  type CalculatorState,
  figuresOf,
  nextState,
  startState,
} from './calculator-state.ts';
import { announcement } from './calculator-words.ts';

/** The address and the screen reader follow when the shopper pauses, not with each pixel of a slider. */
const SETTLE_MS = 500;

interface Props extends CalculatorPlace {
  facts: CalculatorFacts;
  /** The figures that it begins with, as the query of an address. */
  query?: string;
}

export function Calculator({ facts: built, query = '', ...place }: Props) {
  // The first render must equal the built page, which knows of no deal.
  const deal = useStore($deal, { ssr: () => noDeal });
  const quoted = useStore($quotedLoan, { ssr: 'initial' });
  const facts = { ...(quoted ? quotedFacts(built, quoted) : built), deal };
  const reduce = (state: CalculatorState, action: CalculatorAction) => nextState(state, action, facts);
  const [state, dispatch] = useReducer(reduce, query, startState);
  const [announced, setAnnounced] = useState('');
  const figures = figuresOf(state, facts);
  const addressOf = () => withFigures(location.href, figures, facts);

  const said = useRef(deal);
  /** Makes the deposit, term and frequency of the calculator the deal of the whole site. */
  const say = (now: Figures) => {
    const known = $deal.get();
    const changes = dealOf(now, { ...facts, deal: known });
    if (Object.keys(changes).length > 0) setDeal(changes);
    said.current = $deal.get();
  };
  const arrive = useEffectEvent((type: 'arrive' | 'return') => {
    const query = location.search;
    if (!hasFigures(new URLSearchParams(query))) return;
    dispatch({ type, query });
    say(figuresOfQuery(new URLSearchParams(query), { ...facts, deal: $deal.get() }));
  });
  useLayoutEffect(() => {
    said.current = $deal.get();
    arrive('arrive');
    const onReturn = () => arrive('return');
    addEventListener('popstate', onReturn);
    return () => removeEventListener('popstate', onReturn);
  }, []);
  useEffect(() => {
    if (deal === $deal.get() && deal !== said.current) dispatch({ type: 'deal' });
    said.current = $deal.get();
  }, [deal]);

  const settle = () => {
    if (Object.keys(state.own).length > 0) say(figures);
    history.replaceState(history.state, '', addressOf());
    setAnnounced(announcement(figures, facts));
  };
  const onPause = useEffectEvent(settle);
  useEffect(() => {
    if (Object.keys(state.own).length === 0) return;
    const timer = setTimeout(() => onPause(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [state.own]);

  const reset = () => {
    forgetDeal();
    said.current = $deal.get();
    dispatch({ type: 'reset' });
    history.replaceState(history.state, '', withoutFigures(location.href));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'submit' });
    settle();
  };
  return (
    <CalculatorForm
      view={{ facts, state, figures, dispatch }}
      place={place}
      announced={announced}
      onSubmit={onSubmit}
      onReset={isSaid(deal) || Object.keys(state.own).length > 0 ? reset : null}
      addressOf={() => sectionOf(addressOf())}
    />
  );
}

/** The address of the calculator's section: on the page of a vehicle it is far below the top. */
function sectionOf(address: string): string {
  const url = new URL(address);
  url.hash = vehicleSections.financeCalculator;
  return url.href;
}
