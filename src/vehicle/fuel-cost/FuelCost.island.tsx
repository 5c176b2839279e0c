/**
 * An island because the cost is updated while typing. It hydrates at the first touch; before that, and without
 * JavaScript, the form is sent to a page with the result. An address with figures hydrates at once.
 */
import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react';
import { useEarlyInput } from '../../ui/hydration/use-early-input.ts';
import { fill } from '../../values/fill.ts';
import { formatMoneyWithCents, formatWholeMoney } from '../../values/money.ts';
import { roundedTotal, servicingPerYear } from '../running-costs/servicing.ts';
import type { FuelCostFacts } from './fuel-cost-facts.ts';
import {
  type DrivingName,
  drivingNames,
  drivingOfQuery,
  FUEL_COST_PATH,
  type TypedDriving,
  typedFuelCost,
  typedKmPerWeek,
  withDriving,
} from './typed-driving.ts';

/** Delay after the last input before the address is updated. */
const SETTLE_MS = 500;

interface Props {
  facts: FuelCostFacts;
  start: TypedDriving;
  /** Slug of the vehicle; empty for none. */
  slug: string;
}

/** Form for the cost of fuel and charging, with the result above it. */
export function FuelCost({ facts, start, slug }: Props) {
  const [typed, setTyped] = useState(start);
  const type = (name: DrivingName, text: string) => setTyped((before) => ({ ...before, [name]: text }));
  const cost = typedFuelCost(typed, facts.energies);
  const dollars = (amount: number | undefined) =>
    amount === undefined ? '–' : formatMoneyWithCents(amount, facts.currency);

  const { service, total } = facts;
  const yearly = cost && service && cost.perYear + servicingPerYear(service, typedKmPerWeek(typed));

  useLayoutEffect(() => {
    const query = new URLSearchParams(location.search);
    // Figures typed before hydration have precedence over the query.
    if (drivingNames.some((name) => query.has(name)))
      setTyped((before) => (before === start ? drivingOfQuery(query, start) : before));
  }, [start]);
  // The Back button restores the page as built.
  useEffect(() => {
    if (typed === start) return;
    const timer = setTimeout(() => keepInAddress(typed), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, start]);

  const names: DrivingName[] = [...facts.energies.map(({ name }) => name), 'km-per-week'];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    keepInAddress(typed);
  };
  return (
    <form
      className="sum-form fuel-form"
      method="get"
      action={FUEL_COST_PATH}
      autoComplete="off"
      onSubmit={onSubmit}
    >
      <output htmlFor={names.map(idOf).join(' ')}>
        <b>{facts.of}</b>{' '}
        <span>
          <strong>{dollars(cost?.perWeek)}</strong>
          {` ${facts.perWeek}`}
        </span>{' '}
        <span>
          <strong>{dollars(cost?.perYear)}</strong>
          {` ${facts.perYear}`}
        </span>
        {total !== undefined && (
          <>
            {' '}
            <b>
              {fill(total, { amount: yearly ? formatWholeMoney(roundedTotal(yearly), facts.currency) : '–' })}
            </b>
          </>
        )}
      </output>
      <input type="hidden" name="car_slug" value={slug} />
      {facts.energies.map(({ name, label }) => (
        <Figure key={name} name={name} label={label} typed={typed} onType={type} />
      ))}
      <Figure name="km-per-week" label={facts.kmPerWeekLabel} typed={typed} onType={type} />
      <button type="submit" className="button">
        {facts.calculate}
      </button>
    </form>
  );
}

interface FigureProps {
  name: DrivingName;
  label: string;
  typed: TypedDriving;
  onType: (name: DrivingName, text: string) => void;
}

function Figure({ name, label, typed, onType }: FigureProps) {
  const ref = useEarlyInput(({ value }) => onType(name, value));
  const id = idOf(name);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        ref={ref}
        id={id}
        name={name}
        type="number"
        inputMode="decimal"
        min="0"
        step="any"
        value={typed[name] ?? ''}
        onChange={({ currentTarget }) => onType(name, currentTarget.value)}
      />
    </>
  );
}

const idOf = (name: DrivingName) => `fuel-${name}`;

function keepInAddress(typed: TypedDriving): void {
  history.replaceState(history.state, '', withDriving(location.href, typed));
}
