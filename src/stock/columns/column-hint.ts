import type { ColumnPlan, ColumnSample } from './column-plan.ts';
import type { FeedField } from './feed-fields.ts';
import { columnsThatMayHold } from './recognise/possible-columns.ts';

/** More columns than these are not a useful hint. */
const MAX_NAMED = 2;

/** Which unused columns may hold a field, and what to write into feed.json; null if none looks like it. */
export function columnHint(
  field: FeedField,
  samples: readonly ColumnSample[],
  rows: number,
): { readonly text: string; readonly mapping: string } | null {
  const [first, ...others] = columnsThatMayHold(field, samples, rows).slice(0, MAX_NAMED);
  if (first === undefined) return null;
  const named = [first, ...others].map(
    ({ column, doubt }) => `"${column}"${doubt === null ? '' : ` (${doubt})`}`,
  );
  const mapping = `"columns": { "${field}": ${JSON.stringify(first.column)} }`;
  return { text: `it may stand in ${named.join(' or ')}`, mapping };
}

/** A row without one of these is rejected. */
export const namingFields = ['year', 'make', 'model'] as const satisfies readonly FeedField[];

/** For a feed whose rows are all rejected: sentences on which columns may hold year, make and model. */
export function namingHints(
  { byField, unused }: Pick<ColumnPlan, 'byField' | 'unused'>,
  samples: readonly ColumnSample[],
  rows: number,
): string {
  const left = samples.filter(({ name }) => unused.includes(name));
  return namingFields
    .flatMap((field) => {
      const hint = byField.has(field) ? null : columnHint(field, left, rows);
      return hint === null
        ? []
        : [` No column gives the ${field}; ${hint.text}: ${hint.mapping} in feed.json.`];
    })
    .join('');
}
