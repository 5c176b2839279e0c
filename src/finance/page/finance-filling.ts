import { carAttributes } from '../../leads/about-vehicle/car-attributes.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import type { Filling } from '../../ui/filling.ts';
import { creditScores } from '../../values/finance-terms.ts';
import { type FinanceCar, type FinanceStart, financeStart } from '../form/finance-start.ts';
import { yearsText } from '../form/quote-words.ts';
import type { FinanceQuery } from './finance-query.ts';

interface Dealer {
  readonly finance: Pick<Settings['finance'], 'purchasePrice' | 'termYears'> & {
    readonly form: { readonly labels: Pick<Settings['finance']['form']['labels'], 'yearsOne' | 'yearsMany'> };
  };
  readonly locations: { readonly locations: readonly { readonly dealershipSlug: string | null }[] };
  readonly site: Pick<Settings['site'], 'currency'>;
}

const shown = { hidden: null } as const;
const away = { hidden: '' } as const;

/**
 * What makes the page of finance that of one shopper. `car`: null where the address names none or
 * nobody can say, `gone` where it names one that cannot be had.
 */
export function financeFillings(
  query: FinanceQuery,
  car: FinanceCar | 'gone' | null,
  dealer: Dealer,
): Filling[] {
  const chosen = car === 'gone' ? null : car;
  return [
    ...(chosen === null ? [] : carFillings(chosen)),
    ...(car === 'gone' ? [{ at: '[data-fill="finance-gone"]', attributes: shown }] : []),
    ...fieldFillings(financeStart(query, chosen, dealer), dealer),
  ];
}

function carFillings(car: FinanceCar): Filling[] {
  const { name, price, priceType, slug, photo } = car;
  const picture = { src: photo, loading: null, ...shown };
  return [
    { at: '[data-fill="finance-car"]', attributes: shown },
    { at: '[data-fill="finance-steps"]', attributes: away },
    { at: '[data-fill="finance-promo"]', attributes: away },
    { at: '[data-fill="car-name"]', text: name },
    { at: '[data-fill="car-price"]', text: price },
    { at: '[data-fill="car-price-type"]', text: priceType },
    { at: '[data-fill="car-link"]', attributes: { href: `/cars/${slug}` } },
    ...(photo === null ? [] : [{ at: '[data-fill="car-photo"]', attributes: picture }]),
    ...rateFillings(car),
    { at: '[data-fill="finance-form"]', attributes: eventAttributes(car) },
  ];
}

function rateFillings({ weekly, repaymentPrice }: FinanceCar): Filling[] {
  if (weekly === null) return [];
  const own = repaymentPrice === null ? null : String(repaymentPrice);
  return [
    { at: '[data-fill="car-rates"]', attributes: shown },
    { at: '[data-fill="car-weekly"]', text: weekly },
    { at: '[data-fill="car-own-weekly"]', attributes: { 'data-price': own } },
  ];
}

function eventAttributes(car: FinanceCar): Record<string, string | null> {
  return Object.fromEntries(Object.entries(carAttributes(car)).map(([name, value]) => [name, value ?? null]));
}

/** For browsers without JavaScript; the island of the form begins with what is filled in here. */
function fieldFillings(
  { loanTerm, selfAssessedCreditScore, ...texts }: FinanceStart,
  { finance }: Dealer,
): Filling[] {
  return [
    ...Object.entries(texts).map(([name, value]) => ({ at: `[name="${name}"]`, attributes: { value } })),
    ...(loanTerm ? termFillings(loanTerm, yearsText(Number(loanTerm), finance.form.labels)) : []),
    ...(selfAssessedCreditScore ? scoreFillings(selfAssessedCreditScore) : []),
  ];
}

function termFillings(years: string, text: string): Filling[] {
  return [
    { at: '[name="loanTerm"]', attributes: { value: years, 'aria-valuetext': text } },
    { at: '[data-fill="loan-term"]', text },
  ];
}

function scoreFillings(chosen: string): Filling[] {
  return creditScores.map((score) => ({
    at: `[value="${score}"]`,
    attributes: { checked: score === chosen ? '' : null },
  }));
}
