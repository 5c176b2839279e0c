/**
 * An island because the result follows every figure as it is typed or slid. It hydrates at the first touch; before
 * that, and without JavaScript, the form is sent to a page with the result. An address with figures hydrates at once.
 */
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react';
import { vehicleSections } from '../../vehicle/vehicle-urls.ts';
import { useAskedCar } from './asked-car.client.ts';
import { Calculator as CalculatorForm, type CalculatorPlace } from './Calculator.tsx';
import type { CalculatorFacts } from './calculator-facts.ts';
import { hasFigures, withFigures } from './calculator-query.ts';
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
  const askedCar = useAskedCar(place.level === 1 && place.vehicle === null);
  const facts = askedCar === null ? built : { ...built, price: askedCar.price };
  const reduce = (state: CalculatorState, action: CalculatorAction) => nextState(state, action, facts);
  const [state, dispatch] = useReducer(reduce, query, startState);
  const [announced, setAnnounced] = useState('');
  const figures = figuresOf(state, facts);
  const addressOf = () => withFigures(location.href, figures, facts);

  useLayoutEffect(() => {
    takeAddress('arrive', dispatch);
    const onReturn = () => takeAddress('return', dispatch);
    addEventListener('popstate', onReturn);
    return () => removeEventListener('popstate', onReturn);
  }, []);

  const settle = () => {
    history.replaceState(history.state, '', addressOf());
    setAnnounced(announcement(figures, facts));
  };
  const onPause = useEffectEvent(settle);
  useEffect(() => {
    if (Object.keys(state.own).length === 0) return;
    const timer = setTimeout(() => onPause(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [state.own]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'submit' });
    settle();
  };
  return (
    <CalculatorForm
      view={{ facts, state, figures, dispatch }}
      place={place}
      askedCar={askedCar}
      announced={announced}
      onSubmit={onSubmit}
      addressOf={() => sectionOf(addressOf())}
    />
  );
}

function takeAddress(type: 'arrive' | 'return', dispatch: (action: CalculatorAction) => void): void {
  const query = location.search;
  if (hasFigures(new URLSearchParams(query))) dispatch({ type, query });
}

/** On the page of a vehicle the calculator is far below. */
function sectionOf(address: string): string {
  const url = new URL(address);
  url.hash = vehicleSections.financeCalculator;
  return url.href;
}
