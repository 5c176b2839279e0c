/** Names in a sentence: "Mazda, Kia and Ford". */
export function listText(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(names);
}
