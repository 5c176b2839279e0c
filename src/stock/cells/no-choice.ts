const words =
  /^(others?|any|misc|annan|annat|anderer?|anderes|anders|ander|overige?|sonstige[rs]?|övrigt|övriga)$/i;

/** Whether a word stands in a list of choices for want of a better one: `Other`, `Overig`, `Sonstige`. */
export function isNoChoice(text: string): boolean {
  return words.test(text.trim());
}
