import type { OwnForm } from '../../leads/form/lead-form-facts.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { financeFieldRules } from './finance-form.schema.ts';

/** What `<finance-form>` needs to know in the browser. */
export interface FinanceFormFacts {
  /** Dollars. */
  readonly purchasePrice: { readonly least: number; readonly most: number };
  readonly currency: string;
  /** "Sent 500 ms after inputs settle" (leads and dealer §7). */
  readonly settleMs: number;
  readonly labels: { readonly yearsOne: string; readonly yearsMany: string };
  readonly quote: Settings['finance']['form']['quote'];
  /** Words of a repayment, as beside a car. */
  readonly words: { readonly perWeek: string; readonly rates: string };
  /** "Failed to get YouX quick quote: logged only" (leads and dealer §8). */
  readonly quoteFailed: string;
  readonly summaryLoan: string;
}

export function financeFormFacts({ finance, site }: Pick<Settings, 'finance' | 'site'>): FinanceFormFacts {
  const { purchasePrice, form, texts, estimate } = finance;
  const { yearsOne, yearsMany } = form.labels;
  const { perWeek, rates } = estimate.texts;
  return {
    purchasePrice,
    currency: site.currency,
    settleMs: form.settleMs,
    labels: { yearsOne, yearsMany },
    quote: form.quote,
    words: { perWeek, rates },
    quoteFailed: texts.quoteFailed,
    summaryLoan: form.summary.loan,
  };
}

/** How this form differs from the others: it advances by itself, waits for no network and goes on to a lender. */
export function ownFinanceForm(settings: Settings): OwnForm {
  const { form, texts } = settings.finance;
  return {
    rules: { finance: financeFieldRules(settings, { isCodeAsked: true }) },
    ways: { sendsSteps: false, offline: form.texts.offline, needsRedirect: true },
    texts: {
      next: form.advance,
      failed: form.texts.unknown,
      failedStep: form.texts.unknownAdvance,
      unexpected: texts.noRedirect,
      storedHelp: form.texts.stored,
    },
  };
}
