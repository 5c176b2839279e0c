import type { EstimateSettings } from '../../tenant/settings/finance-estimate.schema.ts';
import { fill } from '../../values/fill.ts';
import { type Loan, loanRepayment, repaymentCount, residualDue } from '../../values/loan.ts';
import { formatMoney } from '../../values/money.ts';

/** finance.json `estimate.texts` that name what a figure rests on. */
const basisTextNames = [
  ...(['oneYear', 'years', 'months', 'deposit', 'noDeposit', 'balloon', 'noBalloon'] as const),
  ...(['establishmentFees', 'accountFee', 'totalPayable'] as const),
] as const;

type BasisTexts = Pick<EstimateSettings['texts'], (typeof basisTextNames)[number]>;

/** For weekly-price.js, which knows them by their order: names would cost each page more than the script may. */
export function basisAttribute(texts: BasisTexts): string {
  return JSON.stringify(basisTextNames.map((name) => texts[name]));
}

const MONTHS_PER_YEAR = 12;

/**
 * What a week's cost was worked out on, as a sentence: `5 years, no deposit, no balloon, $1,313.25 establishment fees,
 * $8 account fee a month, total payable $37,592.31.` weekly-price.js says the same of a shopper's own deal.
 */
export function loanBasis(loan: Loan, texts: BasisTexts, currency: string): string {
  const money = (text: string, amount: number) => fill(text, { amount: formatMoney(amount, currency) });
  const total = loanRepayment(loan) * repaymentCount(loan) + residualDue(loan);
  const list = [
    termText(loan.termYears, texts),
    loan.deposit === 0 ? texts.noDeposit : money(texts.deposit, loan.deposit),
    loan.residual === 0 ? texts.noBalloon : money(texts.balloon, loan.residual),
    ...(loan.feesLent === 0 ? [] : [money(texts.establishmentFees, loan.feesLent)]),
    ...(loan.feesPerMonth === 0 ? [] : [money(texts.accountFee, loan.feesPerMonth)]),
    money(texts.totalPayable, total),
  ].join(', ');
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}

/** Years where they are whole, else months. */
function termText(termYears: number, texts: BasisTexts): string {
  const months = Math.round(termYears * MONTHS_PER_YEAR * 100) / 100;
  if (months === MONTHS_PER_YEAR) return texts.oneYear;
  const isWhole = months % MONTHS_PER_YEAR === 0;
  return isWhole ? fill(texts.years, { years: months / MONTHS_PER_YEAR }) : fill(texts.months, { months });
}
