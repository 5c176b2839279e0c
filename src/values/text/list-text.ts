/** Names in a sentence: "Mazda, Kia and Ford". */
export function listText(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(names);
}

/** Names in a row, with the language's comma: "Sales, Parts"; "销售、零件". */
export function commaList(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { style: 'narrow' }).format(names);
}
