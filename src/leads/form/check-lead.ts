import * as v from 'valibot';
import type { FormValues } from '../../forms/read-form.ts';
import type { FieldError } from '../../ui/field-error.ts';
import type { LeadFormName } from '../lead-form-names.ts';
import { type LeadRules, leadFormSchema } from '../lead-forms.schema.ts';

/** What the function would refuse, by the same schema: the first thing wrong with each field. */
export function checkLead(form: LeadFormName, rules: LeadRules, values: FormValues): FieldError[] {
  const { issues = [] } = v.safeParse(leadFormSchema(form, rules), values);
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    if (!errors.has(field)) errors.set(field, issue.message);
  }
  return [...errors].map(([field, message]) => ({ field, message }));
}
