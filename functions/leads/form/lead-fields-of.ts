import type { LeadFields } from '../store/stored-lead.ts';

type FieldValue = string | number | boolean | readonly string[] | null | undefined;

/** What a form says of itself, which stands elsewhere in a lead. */
const said = new Set(['category', 'location', 'location_id', 'dealership_slug', 'terms_conditions']);

/** What the dealer gets of a form: every field that was filled in. */
export function leadFieldsOf(form: Readonly<Record<string, FieldValue>>): LeadFields {
  const fields: LeadFields = {};
  for (const [name, value] of Object.entries(form)) {
    if (said.has(name) || value === null || value === undefined || value === '') continue;
    if (typeof value !== 'object') fields[name] = value;
    else if (value.length > 0) fields[name] = [...value];
  }
  return fields;
}
