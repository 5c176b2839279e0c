/** The first few problems and the number of the others, because thousands of lines help nobody. */
export function firstOf(problems: readonly string[], max = 10): string[] {
  const rest = problems.length - max;
  return rest > 0 ? [...problems.slice(0, max), `… and ${rest} more`] : [...problems];
}
