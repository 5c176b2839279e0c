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

/** Label of the amount lent, which mentions fees if there are any. */
export function lentLabel({ texts, fees }: CalculatorFacts): string {
  return feesCharged(fees, 'once') > 0 ? texts.lentWithFees : texts.lent;
}

/** Text about the lender: its limits, fees, licence and published range of rates. */
export function lenderWords(
  { name, licence, comparisonRates }: LenderSettings,
  texts: Pick<FinanceCalculatorSettings['texts'], 'lender' | 'comparisonRates'>,
): string {
  const range = comparisonRates && fill(texts.comparisonRates, comparisonRates);
  return [fill(texts.lender, { lender: name }), licence && `${name}: ${licence}.`, range]
    .filter((part) => part !== null)
    .join(' ');
}
