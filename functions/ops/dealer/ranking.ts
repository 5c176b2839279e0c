/** A thing and how often it was counted. */
export interface Ranked {
  readonly label: string;
  readonly count: number;
}

const MAX_ROWS = 8;

/** The number of each label, most first; what follows after `MAX_ROWS` labels is one row, `Others`. */
export function ranked(labels: readonly string[]): Ranked[] {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const rows = [...counts].map(([label, count]) => ({ label, count })).toSorted(byCount);
  const rest = rows.slice(MAX_ROWS).reduce((sum, { count }) => sum + count, 0);
  return [...rows.slice(0, MAX_ROWS), ...(rest === 0 ? [] : [{ label: 'Others', count: rest }])];
}

export function byCount(one: Ranked, other: Ranked): number {
  return other.count - one.count || one.label.localeCompare(other.label, 'en-AU');
}
