import type { FormTexts } from '../forms/form-facts.ts';
import type { SubmissionResult } from '../forms/submission-result.ts';
import { formTexts } from '../leads/form/lead-form-facts.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { fill } from '../values/fill.ts';
import { amountWords, type PaymentRules, paymentRules } from './online-payment.schema.ts';

/** Who has signed in, as far as the dealer knows; `''` for what is not known. */
export interface Payer {
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
  /** National digits. */
  readonly phone: string;
}

/** The page with the form: `src/pages/on-demand/payment.astro`. */
export interface PaymentPageProps {
  /** The idempotency key of a form that is posted without JavaScript: sent twice, it is one payment. */
  readonly idempotencyKey: string;
  /** Null where nobody has signed in. */
  readonly payer: Payer | null;
  /** What was posted and what is wrong with it; null for a form that nobody has sent. */
  readonly lastResult: SubmissionResult | null;
}

/** What the form says and checks, in a dealer's words: plain data, the props of its island. */
export interface PaymentFormFacts {
  readonly labels: Settings['forms']['labels'] & Settings['payment']['page']['labels'];
  readonly placeholders: Settings['forms']['placeholders'];
  readonly hints: Settings['payment']['page']['hints'];
  readonly submit: string;
  readonly rules: PaymentRules;
  readonly texts: FormTexts;
}

export function paymentFormFacts(
  settings: Pick<Settings, 'forms' | 'leads' | 'payment' | 'site'>,
): PaymentFormFacts {
  const { forms, payment } = settings;
  const { labels, hints, submit, texts } = payment.page;
  return {
    labels: { ...forms.labels, ...labels },
    placeholders: forms.placeholders,
    hints: { ...hints, amount: fill(hints.amount, amountWords(settings)) },
    submit,
    rules: paymentRules(settings),
    texts: { ...formTexts(settings), sending: texts.sending, failed: texts.offline },
  };
}
