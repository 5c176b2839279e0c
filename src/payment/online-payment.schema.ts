import * as v from 'valibot';
import { contactEntries, type FieldTexts, requiredLine } from '../leads/lead-fields.schema.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { fill } from '../values/fill.ts';
import { trapEntries } from '../values/input/form-trap.schema.ts';
import { formatMoney } from '../values/money.ts';
import { readCents } from './amount.ts';

export const LONGEST_REFERENCE = 50;

/** Settings that the form's schema depends on: plain data, used by browser and function. */
export interface PaymentRules {
  readonly texts: FieldTexts;
  readonly minCents: number;
  readonly maxCents: number;
  /** Error message for an invalid amount or one outside the limits. */
  readonly amountWrong: string;
}

export function paymentRules(settings: Pick<Settings, 'payment' | 'leads' | 'site'>): PaymentRules {
  const { minDollars, maxDollars, texts } = settings.payment.page;
  return {
    texts: settings.leads.texts,
    minCents: minDollars * 100,
    maxCents: maxDollars * 100,
    amountWrong: fill(texts.amountWrong, amountWords(settings)),
  };
}

/** The limits formatted for the placeholders {min} and {max}: `$1` and `$20,000`. */
export function amountWords({ payment, site }: Pick<Settings, 'payment' | 'site'>) {
  const { minDollars, maxDollars } = payment.page;
  return { min: formatMoney(minDollars, site.currency), max: formatMoney(maxDollars, site.currency) };
}

/** `POST /api/payments`; `amount` is parsed to cents. */
export function onlinePaymentFormSchema({ texts, minCents, maxCents, amountWrong }: PaymentRules) {
  return v.object({
    amount: v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.transform(String))], texts.required),
      v.trim(),
      v.nonEmpty(texts.required),
      v.transform((text) => readCents(text) ?? -1),
      v.check((cents) => cents >= minCents && cents <= maxCents, amountWrong),
    ),
    reference: requiredLine(texts, LONGEST_REFERENCE),
    ...contactEntries(texts),
    idempotency_key: v.nullish(v.pipe(v.string(), v.maxLength(200)), ''),
    ...trapEntries,
  });
}

export type OnlinePaymentForm = v.InferOutput<ReturnType<typeof onlinePaymentFormSchema>>;
