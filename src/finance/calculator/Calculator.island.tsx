/**
 * An island because the result is updated while typing and sliding. It hydrates at the first touch; before that, and
 * without JavaScript, the form is sent to a page with the result. It hydrates at once if the address has figures or
 * the device has a deal.
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
import { type PageData, readPageData } from '../../ui/hydration/page-data.ts';
import { vehicleSections } from '../../vehicle/vehicle-urls.ts';
import { $quotedLoan } from '../box/quoted-loan.store.ts';
import { isSaid, noDeal } from '../deal/deal.schema.ts';
import { $deal, forgetDeal, setDeal } from '../deal/deal.store.ts';
import { Calculator as CalculatorForm, type CalculatorPlace } from './Calculator.tsx';
import { type CalculatorFacts, quotedFacts } from './calculator-facts.ts';
import { announcement } from './calculator-words.ts';
import { dealOf } from './figures/calculator-deal.ts';
import type { Figures } from './figures/calculator-figures.ts';
import { figuresOfQuery, hasFigures, withFigures, withoutFigures } from './figures/calculator-query.ts';
import {
  type CalculatorAction,
  type CalculatorState,
  figuresOf,
  nextCalculatorState,
  startCalculatorState,
} from './figures/calculator-state.ts';

/**
 * Delay before the address and the live region are updated, so that not every step of a slider updates them.
 */
const SETTLE_MS = 500;

interface Props extends CalculatorPlace {
  facts: PageData<CalculatorFacts>;
  /** Initial figures as a query string. */
  query?: string;
}

export function Calculator({ facts: handed, query = '', ...place }: Props) {
  const [built] = useState(() => readPageData(handed));
  // The first render must match the built page, which has no deal.
  const deal = useStore($deal, { ssr: () => noDeal });
  const quoted = useStore($quotedLoan, { ssr: 'initial' });
  const facts = { ...(quoted ? quotedFacts(built, quoted) : built), deal };
  const reduce = (state: CalculatorState, action: CalculatorAction) =>
    nextCalculatorState(state, action, facts);
  const [state, dispatch] = useReducer(reduce, query, startCalculatorState);
  const [announced, setAnnounced] = useState('');
  const figures = figuresOf(state, facts);
  const addressOf = () => withFigures(location.href, figures, facts);

  /** The deal as this calculator last saved it. A different one in the store comes from another island or tab. */
  const lastDeal = useRef(deal);
  /** Saves deposit, term and frequency as the deal that is shared by all pages. */
  const saveDeal = (now: Figures) => {
    const known = $deal.get();
    const changes = dealOf(now, { ...facts, deal: known });
    if (Object.keys(changes).length > 0) setDeal(changes);
    lastDeal.current = $deal.get();
  };
  const arrive = useEffectEvent((type: 'arrive' | 'return') => {
    const query = location.search;
    if (!hasFigures(new URLSearchParams(query))) return;
    dispatch({ type, query });
    saveDeal(figuresOfQuery(new URLSearchParams(query), { ...facts, deal: $deal.get() }));
  });
  useLayoutEffect(() => {
    lastDeal.current = $deal.get();
    arrive('arrive');
    const onReturn = () => arrive('return');
    addEventListener('popstate', onReturn);
    return () => removeEventListener('popstate', onReturn);
  }, []);
  useEffect(() => {
    // The first render has no deal; the one of the device follows.
    if (deal === $deal.get() && deal !== lastDeal.current) dispatch({ type: 'deal' });
    lastDeal.current = $deal.get();
  }, [deal]);

  const settle = () => {
    if (Object.keys(state.own).length > 0) saveDeal(figures);
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
    lastDeal.current = $deal.get();
    dispatch({ type: 'reset' });
    history.replaceState(history.state, '', withoutFigures(location.href));
    const forgotten = { ...facts, deal: lastDeal.current };
    setAnnounced(announcement(figuresOf(startCalculatorState(''), forgotten), forgotten));
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

/** The address with the fragment of the calculator's section, which on a vehicle page is far below the top. */
function sectionOf(address: string): string {
  const url = new URL(address);
  url.hash = vehicleSections.financeCalculator;
  return url.href;
}
