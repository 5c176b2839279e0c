/** A thing and how often it was counted. */
export interface Ranked {
  readonly label: string;
  readonly count: number;
}

/** The number of each label, most first; what follows after `max` labels is one row, `others`. */
export function ranked(labels: readonly string[], max = 8, others = 'Others'): Ranked[] {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const rows = [...counts].map(([label, count]) => ({ label, count })).toSorted(byCount);
  const rest = rows.slice(max).reduce((sum, { count }) => sum + count, 0);
  return [...rows.slice(0, max), ...(rest === 0 ? [] : [{ label: others, count: rest }])];
}

export function byCount(one: Ranked, other: Ranked): number {
  return other.count - one.count || one.label.localeCompare(other.label, 'en-AU');
}
