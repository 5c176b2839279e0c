import {
  type FieldTexts,
  fullNameEntries,
  optionalChoice,
  optionalFigure,
  optionalLine,
  optionalMessage,
  postcodeField,
  usualTerms,
} from '../../leads/lead-fields.schema.ts';
import type { LeadSettings } from '../../tenant/settings/leads/leads.schema.ts';
import { creditScores } from '../../values/finance/finance-terms.ts';
import { codeEntries, type FinanceFieldRules, financeFieldEntries } from './finance-fields.schema.ts';

interface Rules {
  readonly settings: {
    readonly texts: FieldTexts;
    readonly terms: Pick<LeadSettings['terms'], 'required' | 'message'>;
  };
  readonly finance?: FinanceFieldRules;
}

/**
 * The fields of an application; without finance rules, those of an enquiry with optional figures. Separate from the
 * other forms, because the popup loads only this one.
 */
export function financeLeadEntries({ settings, finance: rules }: Rules) {
  const { texts } = settings;
  const { phone, ...person } = fullNameEntries(texts);
  const whoIsHelping = optionalLine(texts, 100);
  const postcode = postcodeField(texts);
  if (rules === undefined) return { ...person, phone, postcode, whoIsHelping, ...financeEnquiry(texts) };
  const { phone: mobile, ...loan } = financeFieldEntries(rules, texts);
  return {
    ...{ ...loan, whoIsHelping, ...person, postcode, phone: mobile },
    ...codeEntries(rules),
    ...usualTerms(settings),
  };
}

const financeEnquiry = (texts: FieldTexts) => ({
  message: optionalMessage(texts),
  amount: optionalFigure(texts, 0, 10_000_000),
  term: optionalFigure(texts, 0, 30),
  selfAssessedCreditScore: optionalChoice(texts, creditScores),
  purchasePrice: optionalFigure(texts, 0, 10_000_000),
  loanTerm: optionalFigure(texts, 0, 30),
});
