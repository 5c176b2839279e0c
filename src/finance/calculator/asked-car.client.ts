import { useEffect, useState } from 'react';
import { type CalculatorCar, readCalculatorCar } from './calculator-car.ts';
import { CALCULATION_PATH } from './calculator-paths.ts';

const PATIENCE_MS = 15_000;

/** The vehicle that `car_id` in the address names, where the calculator `mayAsk`; null until it is known. */
export function useAskedCar(mayAsk: boolean): CalculatorCar | null {
  const [car, setCar] = useState<CalculatorCar | null>(null);
  useEffect(() => {
    const id = mayAsk ? new URLSearchParams(location.search).get('car_id') : null;
    if (id === null) return;
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(PATIENCE_MS)]);
    // Without an answer it stays a calculator for no vehicle in particular.
    askForCar(id, signal).then(
      (asked) => asked && setCar(asked),
      () => {},
    );
    return () => leaving.abort();
  }, [mayAsk]);
  return car;
}

async function askForCar(id: string, signal: AbortSignal): Promise<CalculatorCar | null> {
  const reply = await fetch(`${CALCULATION_PATH}?${new URLSearchParams({ car_id: id })}`, {
    headers: { Accept: 'application/json' },
    signal,
  });
  return reply.ok ? readCalculatorCar(await reply.json()) : null;
}
