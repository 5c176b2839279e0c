import * as v from 'valibot';
import { contactEntries, requiredLine } from '../leads/lead-fields.schema.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { fill } from '../values/fill.ts';
import { trapEntries } from '../values/form-trap.schema.ts';
import { formatMoney } from '../values/money.ts';
import { readCents } from './amount.ts';

type Needed = Pick<Settings, 'payment' | 'leads' | 'site'>;

const longestReference = 50;

/** `$1` and `$20,000`, for texts with {least} and {most}. */
export function amountWords({ payment, site }: Pick<Settings, 'payment' | 'site'>) {
  const { leastDollars, mostDollars } = payment.page;
  return { least: formatMoney(leastDollars, site.currency), most: formatMoney(mostDollars, site.currency) };
}

/** `POST /api/payments`; `amount` becomes whole cents. */
export function onlinePaymentFormSchema(settings: Needed) {
  const { page } = settings.payment;
  const { texts } = settings.leads;
  const wrong = fill(page.texts.amountWrong, amountWords(settings));
  return v.object({
    ...contactEntries(texts),
    amount: v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.transform(String))], texts.required),
      v.trim(),
      v.nonEmpty(texts.required),
      v.transform((text) => readCents(text) ?? -1),
      v.check((cents) => cents >= page.leastDollars * 100 && cents <= page.mostDollars * 100, wrong),
    ),
    reference: requiredLine(texts, longestReference),
    idempotency_key: v.nullish(v.pipe(v.string(), v.maxLength(200)), ''),
    ...trapEntries,
  });
}

export type OnlinePaymentForm = v.InferOutput<ReturnType<typeof onlinePaymentFormSchema>>;
