export interface ListDifference {
  /** Entries of the old list that the new one lacks, with repetitions. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Null if both are equal. Without entries if only the order differs. */
export function listDifference(before: readonly string[], after: readonly string[]): ListDifference | null {
  if (before.length === after.length && before.every((entry, index) => entry === after[index])) return null;
  return { before: missingFrom(after, before), after: missingFrom(before, after) };
}

/** Those of `entries` that `others` lacks, with repetitions. */
export function missingFrom(others: readonly string[], entries: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const entry of others) left.set(entry, (left.get(entry) ?? 0) + 1);
  return entries.filter((entry) => {
    const count = left.get(entry) ?? 0;
    left.set(entry, count - 1);
    return count <= 0;
  });
}
