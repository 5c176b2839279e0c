/** What a form would send, by name; a name that comes several times gives a list. */
export type FormValues = Record<string, string | string[]>;

/** The fields of `FormData` as one value each; files are none of a lead's business. */
export function readForm(data: Iterable<[string, FormDataEntryValue]>): FormValues {
  const values: FormValues = {};
  for (const [name, value] of data) {
    if (typeof value !== 'string') continue;
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  return values;
}
