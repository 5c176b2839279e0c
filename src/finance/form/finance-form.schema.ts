import * as v from 'valibot';
import { box, fullNameEntries, postcodeField, tickedBox } from '../../leads/lead-fields.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import type { CustomerRequest } from '../customer.schema.ts';
import { type FinanceFieldRules, financeFieldEntries } from './finance-fields.schema.ts';

type Needed = Pick<Settings, 'finance' | 'site' | 'account' | 'leads'>;

/** The rules of this dealer's form. */
export function financeFieldRules(
  { finance, site, account }: Pick<Settings, 'finance' | 'site' | 'account'>,
  { isCodeAsked }: Pick<FinanceFieldRules, 'isCodeAsked'>,
): FinanceFieldRules {
  const { purchasePrice, termYears, texts, form } = finance;
  const { required, phone, codeDigits } = account.texts;
  return {
    limits: { purchasePrice, termYears, texts: { outOfRange: texts.outOfRange } },
    currency: site.currency,
    verify: form.verifyPhone ? { required, phone, codeDigits } : null,
    isCodeAsked,
  };
}

/** The fields of the site's own form; the code of the phone is checked separately. */
export function financeFormSchema(settings: Needed) {
  const { texts, terms } = settings.leads;
  const { phone: _anyPhone, ...person } = fullNameEntries(texts);
  const rules = financeFieldRules(settings, { isCodeAsked: false });
  const { phone, ...loan } = financeFieldEntries(rules, texts);
  // In the order of the form, because errors are listed in the order of the schema.
  return v.object({
    ...{ ...loan, ...person, postcode: postcodeField(texts), phone },
    terms_conditions: terms.required ? tickedBox(terms.message) : box,
  });
}

type FinanceFields = v.InferOutput<ReturnType<typeof financeFormSchema>>;

/** Maps the form's fields to the lender's names. */
export function customerOfForm(fields: FinanceFields, subscribe: boolean): CustomerRequest {
  const { name, last_name, email, phone, postcode, ...loan } = fields;
  const { selfAssessedCreditScore, purchasePrice, loanTerm, year, vin, nvic } = loan;
  return {
    ...{ selfAssessedCreditScore, purchasePrice, loanTerm, year, vin, nvic },
    ...{ phoneNumber: phone, firstName: name, lastName: last_name, email, postCode: postcode, subscribe },
  };
}
