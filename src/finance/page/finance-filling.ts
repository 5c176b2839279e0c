import type { FormCar } from '../../leads/about-vehicle/form-car.ts';
import type { Filling } from '../../leads/about-vehicle/form-filling.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { creditScores } from '../../values/finance-terms.ts';
import { formatWholeMoney } from '../../values/money.ts';
import { yearsText } from '../form/quote-words.ts';
import { clamped, type FinanceQuery } from './finance-query.ts';

/** The chosen vehicle, as the page of finance says it. */
export interface FinanceCar
  extends Pick<
    FormCar,
    'id' | 'slug' | 'name' | 'carType' | 'isTestDriveOnly' | 'price' | 'priceType' | 'photo'
  > {
  readonly vin: string | null;
  readonly nvic: string | null;
  readonly year: number | null;
  /** What there is to finance, in dollars; null without a price. */
  readonly amount: number | null;
  /** `$129/week at 7.99% p.a., 8.73% p.a. comparison rate`; null without an estimate. */
  readonly weekly: string | null;
  /** Dollars, where the shopper's own repayment may stand in place of `weekly`; else null. */
  readonly repaymentPrice: number | null;
}

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
 * What makes the page of finance, or its popup, that of one shopper. `car`: null where the address names none or
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
    ...fieldFillings(query, chosen, dealer),
    ...loanFillings(query, chosen, dealer),
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

/** What the events about a lead say of its vehicle. */
function eventAttributes({ id, slug, name, carType, isTestDriveOnly }: FinanceCar) {
  return {
    'data-car-id': id,
    'data-car-slug': slug,
    'data-car-name': name,
    'data-car-type': carType,
    ...(isTestDriveOnly && { 'data-test-drive-only': '' }),
  };
}

/** What the catalogue knows of a vehicle better than an address. */
function fieldFillings(query: FinanceQuery, car: FinanceCar | null, { locations }: Dealer): Filling[] {
  const isKnown = locations.locations.some(({ dealershipSlug }) => dealershipSlug === query.dealership);
  const values = {
    car_id: car?.id,
    car_slug: car?.slug,
    vin: car === null ? query.vin : car.vin,
    nvic: car === null ? query.nvic : car.nvic,
    year: car === null ? query.year : car.year,
    car_type: car === null ? query.carType : car.carType,
    dealership_slug: isKnown ? query.dealership : '',
    whoIsHelping: query.whoIsHelping,
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value ? [{ at: `[name="${name}"]`, attributes: { value: String(value) } }] : [],
  );
}

/** The address's own price comes before that of the vehicle. */
function loanFillings(query: FinanceQuery, car: FinanceCar | null, { finance, site }: Dealer): Filling[] {
  const { termYears, creditScore } = query;
  const price = query.price ?? clamped(car?.amount ?? null, finance.purchasePrice);
  return [
    ...(price === null
      ? []
      : [
          {
            at: '[name="purchasePrice"]',
            attributes: { value: formatWholeMoney(price, site.currency) },
          },
        ]),
    ...(termYears === null ? [] : termFillings(termYears, yearsText(termYears, finance.form.labels))),
    ...(creditScore === null ? [] : scoreFillings(creditScore)),
  ];
}

function termFillings(years: number, text: string): Filling[] {
  return [
    { at: '[name="loanTerm"]', attributes: { value: String(years), 'aria-valuetext': text } },
    { at: '[data-fill="loan-term"]', text },
  ];
}

function scoreFillings(chosen: string): Filling[] {
  return creditScores.map((score) => ({
    at: `[value="${score}"]`,
    attributes: { checked: score === chosen ? '' : null },
  }));
}
