import { type PhoneCodeFacts, phoneCodeFacts } from '../../forms/phone-code/phone-code-facts.ts';
import { type LeadFormDealer, type LeadFormFacts, leadFormFacts } from '../../leads/form/lead-form-facts.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formatWholeMoney } from '../../values/money.ts';
import { financeFieldRules } from './finance-form.schema.ts';
import { settledPrice } from './quick-quote/quote-body.ts';

type FormSettings = Settings['finance']['form'];

interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * Everything an application form shows and checks, with the dealer's texts: plain data, used as the props of its
 * islands.
 */
export interface FinanceFormFacts
  extends Pick<
    FormSettings,
    'labels' | 'creditScores' | 'whoIsHelping' | 'quickQuote' | 'quote' | 'settleMs' | 'legends'
  > {
  /** Facts shared with all lead forms. */
  readonly lead: LeadFormFacts;
  /** Message while offline: applications are not queued on the device. */
  readonly offline: string;
  /** Initial values of the fields. */
  readonly start: { readonly purchasePrice: string; readonly loanTerm: string };
  readonly purchasePrice: Range;
  readonly termYears: Range;
  readonly currency: string;
  /** Hint below the price with its limits. */
  readonly priceRange: string;
  /** Texts of a repayment, the same as on vehicle pages; no monthly figure if the dealer shows weekly ones only. */
  readonly words: {
    readonly perWeek: string;
    readonly perMonth: string | null;
    readonly rates: string;
    readonly basis: string;
    /** `{amount} deposit`. */
    readonly deposit: string;
    /** Shown with each comparison rate (National Credit Code, ss 160–160F). */
    readonly warning: string;
  };
  /** "'Failed to get YouX quick quote' …: quote cleared, logged only" (leads and dealer §8). */
  readonly quoteFailed: string;
  readonly summary: FormSettings['summary'];
  /** Null where the phone is not verified. */
  readonly code: PhoneCodeFacts | null;
}

export interface FinanceFormDealer extends LeadFormDealer {
  readonly settings: LeadFormDealer['settings'] & Pick<Settings, 'account' | 'finance' | 'vehicle'>;
}

export function financeFormFacts(dealer: FinanceFormDealer): FinanceFormFacts {
  const { settings } = dealer;
  const { finance, site, vehicle } = settings;
  const { form, purchasePrice, termYears, estimate, texts } = finance;
  const { labels, creditScores, whoIsHelping, quickQuote, quote, settleMs, legends, summary } = form;
  const { perWeek, perMonth, rates, basis, deposit } = estimate.texts;
  const money = (amount: number) => formatWholeMoney(amount, site.currency);
  const term = Math.min(Math.max(form.loanTerm, termYears.min), termYears.max);
  return {
    ...{ labels, creditScores, whoIsHelping, quickQuote, quote, settleMs, legends },
    lead: ownLeadFacts(dealer),
    offline: form.texts.offline,
    start: {
      purchasePrice: money(settledPrice(String(form.purchasePrice), purchasePrice) ?? purchasePrice.min),
      loanTerm: String(term),
    },
    ...{ purchasePrice, termYears, currency: site.currency },
    priceRange: fill(texts.outOfRange, { min: money(purchasePrice.min), max: money(purchasePrice.max) }),
    words: {
      ...{ perWeek, perMonth: estimate.monthly ? perMonth : null, rates, basis, deposit },
      warning: vehicle.price.comparisonRateWarning,
    },
    quoteFailed: texts.quoteFailed,
    summary: { loan: summary.loan, text: fill(summary.text, { dealer: site.name }) },
    code: form.verifyPhone ? phoneCodeFacts(settings) : null,
  };
}

/** The facts of a lead form with the action, error messages and fields of an application. */
function ownLeadFacts(dealer: FinanceFormDealer): LeadFormFacts {
  const { form, texts } = dealer.settings.finance;
  const lead = leadFormFacts('finance', dealer, { isAboutVehicle: true });
  return {
    ...lead,
    action: '/api/youx/create-customer',
    submit: form.submit,
    rules: { ...lead.rules, finance: financeFieldRules(dealer.settings, { isCodeAsked: true }) },
    texts: {
      ...lead.texts,
      next: form.advance,
      failed: form.texts.unknown,
      failedStep: form.texts.unknownAdvance,
      unexpected: texts.noRedirect,
      storedHelp: form.texts.stored,
    },
  };
}
