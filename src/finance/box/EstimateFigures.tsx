import { createElement } from 'react';
import { fill } from '../../values/fill.ts';
import { formatWholeMoney } from '../../values/money.ts';
import { formatRate } from '../../values/rate.ts';
import { monthlyEquivalent } from '../repayment.ts';

/** finance.json `estimate.texts` of a repayment, with the dealer's currency. */
export interface EstimateWords {
  readonly perWeek: string;
  /** Null where the dealer names weeks alone. */
  readonly perMonth: string | null;
  /** {rate} and {comparisonRate}. */
  readonly rates: string;
  readonly currency: string;
}

interface Props {
  /** Null where only a shopper's own deal could be worked out. */
  figures: {
    readonly weekly: number;
    readonly ratePercent: number;
    readonly comparisonRatePercent: number;
  } | null;
  words: EstimateWords;
  /** Whether a shopper's own deal replaces these figures; needs an element with `data-loan` around it. */
  followsDeal?: boolean;
}

/**
 * What a week costs, and under it in one line and one type its rate and its comparison rate (National Credit Code,
 * ss 160–160F).
 */
export function EstimateFigures({ figures, words, followsDeal = false }: Props) {
  const { perWeek, perMonth, rates, currency } = words;
  const money = (amount: number) => formatWholeMoney(amount, currency);
  const part = (text: string, built: string | null) =>
    followsDeal ? <DealText text={text} built={built} /> : built;
  const rateText =
    figures &&
    fill(rates, {
      rate: formatRate(figures.ratePercent),
      comparisonRate: formatRate(figures.comparisonRatePercent),
    });
  return (
    <p className="estimate figures">
      <span className="estimate-amounts">
        <span className="estimate-amount">
          <strong className="estimate-weekly">{part('{amount}', figures && money(figures.weekly))}</strong>{' '}
          {perWeek}
        </span>
        {perMonth !== null && (
          <span className="estimate-amount muted">
            {part('{monthly}', figures && money(monthlyEquivalent(figures.weekly)))} {perMonth}
          </span>
        )}
      </span>
      <span className="estimate-rates">{part(rates, rateText)}</span>
    </p>
  );
}

interface DealTextProps {
  /** {amount}, {monthly}, {rate} and {comparisonRate}; without it what the figures rest on. */
  text?: string;
  /** Texts of that basis, as `basisAttribute` has them. */
  basis?: string;
  built: string | null;
}

/** A text that weekly-price.js fills with a shopper's own deal before anything is painted. */
export function DealText({ text, basis, built }: DealTextProps) {
  const attributes = { class: 'deal-text', 'data-text': text, 'data-basis': basis };
  return createElement('weekly-price', attributes, built !== null && <span>{built}</span>);
}
