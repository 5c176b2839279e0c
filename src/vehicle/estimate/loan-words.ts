import type { EstimateSettings } from '../../tenant/settings/finance/finance-estimate.schema.ts';
import { fill } from '../../values/fill.ts';
import { type Loan, loanRepayment, repaymentCount, residualDue } from '../../values/finance/loan.ts';
import { formatMoney } from '../../values/money.ts';
import type { LenderOffer } from './lender-rule.ts';

/** Names of the texts in `estimate.texts` of finance.json that explain a figure. */
const basisTextNames = [
  ...(['oneYear', 'years', 'months', 'deposit', 'noDeposit', 'balloon', 'noBalloon'] as const),
  ...(['establishmentFees', 'accountFee', 'totalPayable'] as const),
] as const;

type BasisTexts = Pick<EstimateSettings['texts'], (typeof basisTextNames)[number]>;

/** The texts as an array in the order that weekly-price.js expects; positional, because it is part of every page. */
export function basisAttribute(texts: BasisTexts): string {
  return JSON.stringify(basisTextNames.map((name) => texts[name]));
}

const MONTHS_PER_YEAR = 12;

/**
 * The basis of a weekly repayment as a sentence: `5 years, no deposit, no balloon, $1,313.25 establishment fees, $8
 * account fee a month, total payable $37,592.31.` weekly-price.js produces the same for a shopper's own deal.
 */
export function loanBasis(loan: Loan, texts: BasisTexts, currency: string): string {
  const total = loanRepayment(loan) * repaymentCount(loan) + residualDue(loan);
  return sentence([
    termText(loan.termYears, texts),
    loan.deposit === 0 ? texts.noDeposit : amountText(texts.deposit, loan.deposit, currency),
    loan.residual === 0 ? texts.noBalloon : amountText(texts.balloon, loan.residual, currency),
    loan.feesLent !== 0 && amountText(texts.establishmentFees, loan.feesLent, currency),
    loan.feesPerMonth !== 0 && amountText(texts.accountFee, loan.feesPerMonth, currency),
    amountText(texts.totalPayable, total, currency),
  ]);
}

/** The same for a lender's offer on a car without a price: only what the offer states. Null if it states nothing. */
export function offerBasis(offer: LenderOffer, texts: BasisTexts, currency: string): string | null {
  const termYears = offer.termYears || (offer.termMonths ?? 0) / MONTHS_PER_YEAR;
  const stated = ([text, amount]: readonly [string, number | null]) =>
    amount !== null && amount > 0 && amountText(text, amount, currency);
  const parts = [
    termYears > 0 && termText(termYears, texts),
    stated([texts.deposit, offer.deposit]),
    stated([texts.balloon, offer.balloon]),
    stated([texts.establishmentFees, offer.establishmentFees]),
    stated([texts.totalPayable, offer.totalPayable]),
  ];
  return parts.some(Boolean) ? sentence(parts) : null;
}

function amountText(text: string, amount: number, currency: string): string {
  return fill(text, { amount: formatMoney(amount, currency) });
}

function sentence(parts: readonly (string | false)[]): string {
  const list = parts.filter((part) => part !== false).join(', ');
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}

/** In years if whole, otherwise in months. */
function termText(termYears: number, texts: BasisTexts): string {
  const months = Math.round(termYears * MONTHS_PER_YEAR * 100) / 100;
  if (months === MONTHS_PER_YEAR) return texts.oneYear;
  const isWhole = months % MONTHS_PER_YEAR === 0;
  return isWhole ? fill(texts.years, { years: months / MONTHS_PER_YEAR }) : fill(texts.months, { months });
}
