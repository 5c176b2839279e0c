import type { EstimateSettings } from '../../tenant/settings/finance-estimate.schema.ts';
import { fill } from '../../values/fill.ts';
import { formatMoney } from '../../values/money.ts';
import type { LenderOffer } from '../../vehicle/estimate/lender-rule.ts';

type BasisTexts = EstimateSettings['texts'];

const MONTHS_PER_YEAR = 12;

/**
 * What a lender's offer rests on, as a sentence: `5 years, no deposit, no balloon, total payable $36,998.` Says only
 * what the feed says; empty where that is nothing.
 */
export function offerBasis(offer: LenderOffer, texts: BasisTexts, currency: string): string {
  const money = (text: string, amount: number) => fill(text, { amount: formatMoney(amount, currency) });
  const moneyOrNone = (amount: number | null, text: string, none: string) =>
    amount === null ? null : amount === 0 ? none : money(text, amount);
  const ifAny = (amount: number | null, text: string) => (amount ? money(text, amount) : null);
  const parts = [
    termText(offer, texts),
    moneyOrNone(offer.deposit, texts.deposit, texts.noDeposit),
    moneyOrNone(offer.balloon, texts.balloon, texts.noBalloon),
    ifAny(offer.establishmentFees, texts.establishmentFees),
    ifAny(offer.totalPayable, texts.totalPayable),
  ].filter((part) => part !== null);
  const list = parts.join(', ');
  return list === '' ? '' : `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}

/** Years where they are whole, else months. */
function termText({ termYears, termMonths }: LenderOffer, texts: BasisTexts): string | null {
  const months = termMonths || (termYears ?? 0) * MONTHS_PER_YEAR;
  if (months === 0) return null;
  if (months === MONTHS_PER_YEAR) return texts.oneYear;
  const isWhole = months % MONTHS_PER_YEAR === 0;
  return isWhole ? fill(texts.years, { years: months / MONTHS_PER_YEAR }) : fill(texts.months, { months });
}
