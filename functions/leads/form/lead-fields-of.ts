import type { LeadFields } from '../store/stored-lead.ts';

type FieldValue = string | number | boolean | readonly string[] | null | undefined;

/** Form fields that are stored elsewhere in the lead. */
const said = new Set(['category', 'location', 'location_id', 'dealership_slug', 'terms_conditions']);

/** All non-empty fields of a form, as stored in the lead. */
export function leadFieldsOf(form: Readonly<Record<string, FieldValue>>): LeadFields {
  const fields: LeadFields = {};
  for (const [name, value] of Object.entries(form)) {
    if (said.has(name) || value === null || value === undefined || value === '') continue;
    if (typeof value !== 'object') fields[name] = value;
    else if (value.length > 0) fields[name] = [...value];
  }
  return fields;
}
