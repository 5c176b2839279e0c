/**
 * An island because the cost is updated while typing. It hydrates at the first touch; before that, and without
 * JavaScript, the form is sent to a page with the result. An address with figures hydrates at once.
 */
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type PageData, readPageData } from '../../ui/hydration/page-data.ts';
import { useEarlyInput } from '../../ui/hydration/use-early-input.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { fill } from '../../values/fill.ts';
import { formatMoneyWithCents, formatWholeMoney } from '../../values/money.ts';
import { roundedTotal, servicingPerYear } from '../running-costs/servicing.ts';
import type { FuelCostFacts } from './fuel-cost-facts.ts';
import {
  type DrivingName,
  drivingNames,
  drivingOfQuery,
  FUEL_COST_PATH,
  isPlainFigure,
  type TypedDriving,
  typedFuelCost,
  typedKmPerWeek,
  withDriving,
} from './typed-driving.ts';

/** Delay after the last input before the address and the live region are updated. */
const SETTLE_MS = 500;

/** What the page tells the form. */
export interface FuelCostData {
  readonly facts: FuelCostFacts;
  readonly start: TypedDriving;
  /** Slug of the vehicle; empty for none. */
  readonly slug: string;
}

/** Form for the cost of fuel and charging, with the result above it. */
export function FuelCost({ data }: { data: PageData<FuelCostData> }) {
  const [{ facts, start, slug }] = useState(() => readPageData(data));
  const [typed, setTyped] = useState(start);
  const type = (name: DrivingName, text: string) => setTyped((before) => ({ ...before, [name]: text }));
  const cost = typedFuelCost(typed, facts.energies);
  const dollars = (amount: number | undefined) =>
    amount === undefined ? '–' : formatMoneyWithCents(amount, facts.currency);

  const { service, total } = facts;
  const yearly = cost && service && cost.perYear + servicingPerYear(service, typedKmPerWeek(typed));
  const totalText =
    total && fill(total, { amount: yearly ? formatWholeMoney(roundedTotal(yearly), facts.currency) : '–' });
  const isHydrated = useHydrated();
  const [announced, setAnnounced] = useState('');
  /** After a pause, so that not every digit is announced. */
  const settle = useEffectEvent(() => {
    keepInAddress(typed);
    const { of, perWeek, perYear } = facts;
    // Without a cost, the reason beside the figure is announced.
    const amounts = cost && `${dollars(cost.perWeek)} ${perWeek}, ${dollars(cost.perYear)} ${perYear}`;
    setAnnounced(amounts ? [`${of} ${amounts}`, totalText ?? []].flat().join(', ') : '');
  });

  useLayoutEffect(() => {
    const query = new URLSearchParams(location.search);
    // Figures typed before hydration have precedence over the query.
    if (drivingNames.some((name) => query.has(name)))
      setTyped((before) => (before === start ? drivingOfQuery(query, start) : before));
  }, [start]);
  // The Back button restores the page as built.
  useEffect(() => {
    if (typed === start) return;
    const timer = setTimeout(() => settle(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, start]);

  const names: DrivingName[] = [...facts.energies.map(({ name }) => name), 'km-per-week'];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    keepInAddress(typed);
  };
  const reason = facts.notPossible;
  return (
    <form
      className="sum-form fuel-form"
      method="get"
      action={FUEL_COST_PATH}
      autoComplete="off"
      onSubmit={onSubmit}
    >
      {/* An <output> is a live region, which would be read at each digit; the built page has no need to say so. */}
      <output htmlFor={names.map(idOf).join(' ')} aria-live={isHydrated ? 'off' : undefined}>
        <b>{facts.of}</b>{' '}
        <span>
          <strong>{dollars(cost?.perWeek)}</strong>
          {` ${facts.perWeek}`}
        </span>{' '}
        <span>
          <strong>{dollars(cost?.perYear)}</strong>
          {` ${facts.perYear}`}
        </span>
        {totalText !== undefined && (
          <>
            {' '}
            <b>{totalText}</b>
          </>
        )}
      </output>
      <input type="hidden" name="car_slug" value={slug} />
      {facts.energies.map(({ name, label }) => (
        <Figure key={name} {...{ name, label, typed, reason }} onType={type} />
      ))}
      <Figure name="km-per-week" label={facts.kmPerWeekLabel} {...{ typed, reason }} onType={type} />
      <button type="submit" className="button">
        {facts.calculate}
      </button>
      {isHydrated && (
        <p aria-live="polite" className="visually-hidden">
          {announced}
        </p>
      )}
    </form>
  );
}

interface FigureProps {
  name: DrivingName;
  label: string;
  typed: TypedDriving;
  /** Said while the figure cannot be calculated with. */
  reason: string;
  onType: (name: DrivingName, text: string) => void;
}

function Figure({ name, label, typed, reason, onType }: FigureProps) {
  const ref = useEarlyInput(({ value }) => onType(name, value));
  const isHydrated = useHydrated();
  const id = idOf(name);
  const isWrong = !isPlainFigure(typed[name] ?? '');
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
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-reason` : undefined}
        onChange={({ currentTarget }) => onType(name, currentTarget.value)}
      />
      {/* There before it says anything, so that it is announced. The built page never needs it. */}
      {isHydrated && (
        <p id={`${id}-reason`} aria-live="polite" className={isWrong ? 'reason' : 'visually-hidden'}>
          {isWrong && reason}
        </p>
      )}
    </>
  );
}

const idOf = (name: DrivingName) => `fuel-${name}`;

function keepInAddress(typed: TypedDriving): void {
  history.replaceState(history.state, '', withDriving(location.href, typed));
}
