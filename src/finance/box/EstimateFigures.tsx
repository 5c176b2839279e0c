import { createElement } from 'react';
import { fill } from '../../values/fill.ts';
import { formatRate } from '../../values/finance/rate.ts';
import { formatWholeMoney } from '../../values/money.ts';
import { monthlyEquivalent } from '../repayment.ts';

/** finance.json `estimate.texts` of a repayment, with the dealer's currency. */
export interface EstimateWords {
  readonly perWeek: string;
  /** Null if the dealer shows weekly figures only. */
  readonly perMonth: string | null;
  /** Template with {rate} and {comparisonRate}. */
  readonly rates: string;
  readonly currency: string;
}

interface Props {
  /** Null if there is no estimate, only a deal of the shopper's own that may be calculated. */
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
 * The weekly repayment, and below it rate and comparison rate in one line with equal type (National Credit Code, ss
 * 160–160F).
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
  /**
   * Template with {amount}, {monthly}, {rate} and {comparisonRate}; if absent, the element shows the basis of the
   * figures.
   */
  text?: string;
  /** Texts of the basis in the format of `basisAttribute`. */
  basis?: string;
  built: string | null;
}

/** A text that weekly-price.js replaces before the first paint if the shopper has a deal. */
export function DealText({ text, basis, built }: DealTextProps) {
  const attributes = { class: 'deal-text', 'data-text': text, 'data-basis': basis };
  return createElement('weekly-price', attributes, built !== null && <span>{built}</span>);
}
