import { fill } from '../../values/fill.ts';
import { formatRate } from '../../values/finance/rate.ts';
import { formatMoney, formatMoneyWithCents, formatWholeMoney } from '../../values/money.ts';
import { lenderComparisonRate } from '../../vehicle/estimate/lender-rates.ts';
import type { LoanYear } from '../amortisation.ts';
import type { CalculatorFacts } from './calculator-facts.ts';
import { type Calculation, calculation } from './figures/calculation.ts';
import { type FigureName, type Figures, figureRange, isOwnRate } from './figures/calculator-figures.ts';

/** Shown instead of a figure that cannot be calculated. */
const BLANK = '–';

export type ResultWords = Readonly<
  Record<
    | 'repayment'
    | 'per'
    | 'rate'
    | 'comparisonRate'
    | 'lent'
    | 'totalInterest'
    | 'totalFees'
    | 'total'
    | 'residual'
    | 'paidOff'
    | 'cost'
    | 'owedAtStart'
    | 'owedAtEnd',
    string
  >
>;

export function resultWords(
  result: Calculation | null,
  figures: Figures,
  facts: CalculatorFacts,
): ResultWords {
  const { texts, currency } = facts;
  const shown = (amount: number | undefined, format = formatMoneyWithCents) =>
    amount === undefined ? BLANK : format(amount, currency);
  return {
    repayment: result ? shown(result.repayment) : texts.enquire,
    per: result ? texts.per[figures.frequency] : '',
    ...rateWords(figures, facts),
    // With cents, so that the parts visibly add up to the total.
    lent: shown(result?.lent),
    totalInterest: shown(result?.totalInterest),
    totalFees: shown(result?.totalFees),
    total: shown(result?.total),
    residual: shown(result?.residual),
    paidOff: shown(result ? result.lent - result.residual : undefined, formatWholeMoney),
    cost: shown(result ? result.totalInterest + result.totalFees : undefined, formatWholeMoney),
    owedAtStart: shown(result?.lent, formatWholeMoney),
    owedAtEnd: shown(result?.residual, formatWholeMoney),
  };
}

/** The comparison rate: the offer's own if the rate is the offer's, otherwise calculated from the lender's fees. */
export function comparisonRateFor(
  { interest }: Figures,
  { loan, fees, comparison }: Pick<CalculatorFacts, 'loan' | 'fees' | 'comparison'>,
): number {
  if (loan && loan.ratePercent === interest) return loan.comparisonRatePercent;
  return lenderComparisonRate(interest, fees, comparison);
}

function rates(figures: Figures, facts: CalculatorFacts) {
  return {
    rate: formatRate(figures.interest),
    comparisonRate: formatRate(comparisonRateFor(figures, facts)),
  };
}

/** Both rates, each as `8.50% p.a.`. */
export function rateWords(figures: Figures, facts: CalculatorFacts) {
  const words = rates(figures, facts);
  return { rate: fill(facts.texts.rate, words), comparisonRate: fill(facts.texts.comparisonRate, words) };
}

/** The text for the live region after a new result. */
export function announcement(figures: Figures, facts: CalculatorFacts): string {
  const { result, words } = calculated(figures, facts);
  return result ? fill(facts.texts.announced, { ...words, ...rates(figures, facts) }) : words.repayment;
}

/** The result for these figures, formatted. */
export function calculated(figures: Figures, facts: CalculatorFacts) {
  const result = calculation(figures, facts);
  return { result, words: resultWords(result, figures, facts) };
}

export type YearColumn = { readonly label: string; readonly cellOf: (year: LoanYear) => string };

/** Columns of the table: year, principal, interest, fees (if any), balance. */
export function yearColumns(facts: CalculatorFacts): YearColumn[] {
  const { texts, currency } = facts;
  const dollars = (label: string, amountOf: (year: LoanYear) => number) => ({
    label,
    cellOf: (year: LoanYear) => formatWholeMoney(amountOf(year), currency),
  });
  return [
    { label: texts.year, cellOf: ({ year }) => fill(texts.yearLabel, { year }) },
    dollars(texts.principal, ({ principal }) => principal),
    dollars(texts.interestPaid, ({ interest }) => interest),
    ...(hasMonthlyFees(facts) ? [dollars(texts.totalFees, ({ fees }) => fees)] : []),
    dollars(texts.owed, ({ balance }) => balance),
  ];
}

export function hasMonthlyFees({ fees }: Pick<CalculatorFacts, 'fees'>): boolean {
  return fees.some(({ every }) => every === 'month');
}

/** A figure formatted for its input: `$25,990`, `5.5`, `8.50`. */
export function figureWords(name: FigureName, value: number, { currency }: CalculatorFacts): string {
  if (name === 'interest') return formatRate(value);
  return name === 'term' ? String(value) : formatMoney(value, currency);
}

/** "Help text: 'Cannot be less than {min} or more than {max}'" (leads and dealer §9); null if valid. */
export function figureProblem(name: FigureName, typed: number | null, facts: CalculatorFacts): string | null {
  const { texts, limits } = facts;
  const words = (value: number) => figureWords(name, value, facts);
  if (typed === null) return fill(texts.notUnderstood, { example: words(limits[name]?.default ?? 0) });
  if (name === 'interest' && isOwnRate(typed, facts)) return null;
  const { min, max } = figureRange(name, facts);
  return typed >= min && typed <= max ? null : fill(facts.outOfRange, { min: words(min), max: words(max) });
}

/** Explains a deposit larger than the amount, or a residual larger than the rest; otherwise null. */
export function beyondAmount(
  name: FigureName,
  figures: Figures,
  { texts, currency }: CalculatorFacts,
): string | null {
  if (name !== 'deposit' && name !== 'residual') return null;
  const left = Math.max(0, name === 'deposit' ? figures.amount : figures.amount - figures.deposit);
  const isBeyond = figures.amount > 0 && figures[name] > left;
  return isBeyond ? fill(texts.moreThanLeft, { amount: formatMoney(left, currency) }) : null;
}
