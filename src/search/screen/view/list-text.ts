const formats = new Map<string, Intl.ListFormat>();

/** Names in a sentence: "Mazda, Kia and Ford". */
export function listText(names: readonly string[], locale: string): string {
  const known = formats.get(locale) ?? new Intl.ListFormat(locale);
  formats.set(locale, known);
  return known.format(names);
}
