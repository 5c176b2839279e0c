import * as v from 'valibot';
import { MOST_DEPOSIT, repaymentFrequencies } from '../../values/finance-terms.ts';

const dollars = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_DEPOSIT));

/** How a shopper would pay for a car; null for a part that they have not told. */
export const dealSchema = v.object({
  /** Dollars paid at once. */
  deposit: v.nullable(dollars),
  /** Dollars that the shopper's own car is worth. */
  tradeIn: v.optional(v.nullable(dollars), null),
  /** "Term 1 to 7 years in steps of 0.5" (stock and vehicle §9). */
  termYears: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(7), v.multipleOf(0.5))),
  frequency: v.optional(v.nullable(v.picklist(repaymentFrequencies)), null),
});

export type Deal = v.InferOutput<typeof dealSchema>;

/** Nothing told yet: all figures are the dealer's example. */
export const noDeal: Deal = { deposit: null, tradeIn: null, termYears: null, frequency: null };

/**
 * Earlier versions kept a deposit and a term under the same name; they are read as a deal without the rest. The
 * inline script weekly-price.js reads it too, without the schema.
 */
export const DEAL_KEY = 'repayment';
export const DEAL_VERSION = 1;

/** Deposit and trade-in together, in dollars; null while neither is known. */
export function paidOf({ deposit, tradeIn }: Deal): number | null {
  return deposit === null && tradeIn === null ? null : (deposit ?? 0) + (tradeIn ?? 0);
}

/**
 * The changes to a deal after a form with one field for deposit and trade-in together was filled in: a known trade-in
 * comes first, the rest is the deposit.
 */
export function paidAtOnce(dollars: number, { tradeIn }: Deal): Partial<Deal> {
  const known = tradeIn ?? 0;
  const deposit = Math.round(Math.max(0, dollars - known) * 100) / 100;
  return known > dollars ? { deposit, tradeIn: dollars } : { deposit };
}

export function isSaid(deal: Deal): boolean {
  return Object.values(deal).some((part) => part !== null);
}
