import * as v from 'valibot';

/** What a shopper would pay at once and over how many years, kept on the device. */
export const repaymentSchema = v.object({
  /** Whole dollars. */
  deposit: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(250_000)),
  termYears: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
});

export type Repayment = v.InferOutput<typeof repaymentSchema>;

/** Also read, without the schema, by weekly-price.js. */
export const REPAYMENT_KEY = 'repayment';
export const REPAYMENT_VERSION = 1;
