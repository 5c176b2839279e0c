import type { FinanceCalculatorSettings } from '../../tenant/settings/finance/finance-calculator.schema.ts';
import type { LenderSettings } from '../../tenant/settings/finance/finance-lenders.schema.ts';
import { fill } from '../../values/fill.ts';
import { formatMoney } from '../../values/money.ts';
import { feesCharged, type LenderFee } from '../../vehicle/estimate/lender-rates.ts';
import type { CalculatorFacts } from './calculator-facts.ts';

/** `Establishment fee $395, added to the loan`. */
export function feeWords({ name, amount, every }: LenderFee, { texts, currency }: CalculatorFacts): string {
  const fee = formatMoney(amount, currency);
  return fill(every === 'once' ? texts.feeOnce : texts.feePerMonth, { name, fee });
}

/** What the amount that is lent is called: fees are a part of it where there are such. */
export function lentLabel({ texts, fees }: CalculatorFacts): string {
  return feesCharged(fees, 'once') > 0 ? texts.lentWithFees : texts.lent;
}

/** Whose limits and fees these are, with its licence and the range of rates that it publishes. */
export function lenderWords(
  { name, licence, comparisonRates }: LenderSettings,
  texts: Pick<FinanceCalculatorSettings['texts'], 'lender' | 'comparisonRates'>,
): string {
  const range = comparisonRates && fill(texts.comparisonRates, comparisonRates);
  return [fill(texts.lender, { lender: name }), licence && `${name}: ${licence}.`, range]
    .filter((part) => part !== null)
    .join(' ');
}
