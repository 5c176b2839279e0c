const words =
  /^(others?|any|misc|annan|annat|anderer?|anderes|anders|ander|overige?|sonstige[rs]?|övrigt|övriga)$/i;

/**
 * Whether a value means "none of the listed options" in English, Dutch, Afrikaans, German or Swedish, such as
 * `Other` or `Overig`.
 */
export function isOther(text: string): boolean {
  return words.test(text.trim());
}
