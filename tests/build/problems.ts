/** The first few problems and the number of the others, because thousands of lines help nobody. */
export function firstOf(problems: readonly string[], most = 10): string[] {
  const rest = problems.length - most;
  return rest > 0 ? [...problems.slice(0, most), `… and ${rest} more`] : [...problems];
}
