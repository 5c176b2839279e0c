import type { CollectionField, SearchDocument } from './collection.ts';
import type { Columns } from './columns.ts';
import { createFacetIndex, type FacetIndex } from './facets/facet-index.ts';

/** Rows with equal values in all `group_by` fields have the same number; numbers are consecutive from 0. */
export type Grouping = { readonly groups: Uint32Array; readonly sizes: Uint32Array };

function codesText(index: FacetIndex | null, row: number): string {
  if (!index) return '';
  const { codes, starts } = index;
  return starts ? codes.subarray(starts[row], starts[row + 1]).join(',') : String(codes[row] || '');
}

/** With `keepMissing` false, a document without any of the values is its own group. */
export function groupRows(
  columns: Columns,
  fields: readonly CollectionField[],
  rows: Uint32Array,
  keepMissing: boolean,
): Grouping {
  const indexes = fields.map(({ name }) => {
    const column = columns.byField.get(name);
    return column && column.kind !== 'place' ? createFacetIndex(column) : null;
  });
  const numbers = new Map<string, number>();
  const groups = new Uint32Array(rows.length);
  const sizes: number[] = [];
  for (const [at, row] of rows.entries()) {
    const parts = indexes.map((index) => codesText(index, row));
    const isAlone = !keepMissing && parts.some((part) => part === '');
    const key = isAlone ? `row ${row}` : parts.join('|');
    const group = numbers.get(key) ?? numbers.size;
    numbers.set(key, group);
    groups[at] = group;
    sizes[group] = (sizes[group] ?? 0) + 1;
  }
  return { groups, sizes: Uint32Array.from(sizes) };
}

/** The common values of a group's documents, in the order of `group_by`. */
export function groupKey(fields: readonly CollectionField[], document: SearchDocument): unknown[] {
  return fields.map(({ name }) => document[name]).filter((value) => value !== undefined && value !== null);
}
