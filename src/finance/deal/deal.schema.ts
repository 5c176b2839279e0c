import * as v from 'valibot';
import { MAX_DEPOSIT, repaymentFrequencies } from '../../values/finance/finance-terms.ts';

const dollars = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_DEPOSIT));

/** How a shopper would pay for a car; null for parts not entered. */
export const dealSchema = v.object({
  /** Deposit in dollars. */
  deposit: v.nullable(dollars),
  /** Value of the shopper's own car in dollars. */
  tradeIn: v.optional(v.nullable(dollars), null),
  /** "Term 1 to 7 years in steps of 0.5" (stock and vehicle §9). */
  termYears: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(7), v.multipleOf(0.5))),
  frequency: v.optional(v.nullable(v.picklist(repaymentFrequencies)), null),
});

export type Deal = v.InferOutput<typeof dealSchema>;

/** No deal entered: all figures are the dealer's example. */
export const noDeal: Deal = { deposit: null, tradeIn: null, termYears: null, frequency: null };

/**
 * Storage key of the deal. Data from earlier versions, with deposit and term only, is still valid.
 * weekly-price.js reads it too, without the schema.
 */
export const DEAL_KEY = 'repayment';
export const DEAL_VERSION = 1;

/** Deposit plus trade-in in dollars; null if neither is known. */
export function paidOf({ deposit, tradeIn }: Deal): number | null {
  return deposit === null && tradeIn === null ? null : (deposit ?? 0) + (tradeIn ?? 0);
}

/** Splits a single amount for deposit and trade-in together: a known trade-in first, the rest is the deposit. */
export function paidAtOnce(dollars: number, { tradeIn }: Deal): Partial<Deal> {
  const known = tradeIn ?? 0;
  const deposit = Math.round(Math.max(0, dollars - known) * 100) / 100;
  return known > dollars ? { deposit, tradeIn: dollars } : { deposit };
}

export function isSaid(deal: Deal): boolean {
  return Object.values(deal).some((part) => part !== null);
}
