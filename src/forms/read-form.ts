/** Form values by name; a repeated name gives a list. */
export type FormValues = Record<string, string | string[]>;

/** Reads `FormData`; files are ignored. */
export function readForm(data: Iterable<[string, FormDataEntryValue]>): FormValues {
  const values: FormValues = {};
  for (const [name, value] of data) {
    if (typeof value !== 'string') continue;
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  return values;
}
