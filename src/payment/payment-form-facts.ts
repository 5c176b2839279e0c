import type { SubmissionResult } from '../forms/sending/submission-result.ts';
import { formTexts } from '../leads/form/lead-form-facts.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { fill } from '../values/fill.ts';
import { amountWords, paymentRules } from './online-payment.schema.ts';

/** Details of the signed-in shopper; `''` if unknown. */
export interface Payer {
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
  /** National digits. */
  readonly phone: string;
}

/** Props of the on-demand page `src/pages/on-demand/payment.astro`. */
export interface PaymentPageProps {
  /** Idempotency key for a form posted without JavaScript, so that posting twice is one payment. */
  readonly idempotencyKey: string;
  /** Null if nobody is signed in. */
  readonly payer: Payer | null;
  /** Posted values and their errors; null if nothing was posted yet. */
  readonly lastResult: SubmissionResult | null;
}

/** Props of the form's island with the dealer's texts. */
export type PaymentFormFacts = ReturnType<typeof paymentFormFacts>;

export function paymentFormFacts(settings: Pick<Settings, 'forms' | 'leads' | 'payment' | 'site'>) {
  const { forms, payment } = settings;
  const { labels, hints, submit, texts } = payment.page;
  return {
    labels: { ...forms.labels, ...labels },
    placeholders: forms.placeholders,
    hints: { ...hints, amount: fill(hints.amount, amountWords(settings)) },
    submit,
    rules: paymentRules(settings),
    texts: {
      ...formTexts(settings),
      sending: texts.sending,
      failed: texts.unavailable,
      // If there was no reply; `failed` is for a reply that gives no reason.
      offline: texts.offline,
    },
  };
}
