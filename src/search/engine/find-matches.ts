import type { Columns } from './columns.ts';
import type { RowFilter } from './filters/filter-rows.ts';
import type { SearchPlan } from './plan-search.ts';
import { isSearchError, type SearchError } from './search-error.ts';
import { list } from './search-request.ts';
import { searchText, type TextMatches } from './text/text-search.ts';
import type { TextIndex } from './text/words/text-index.ts';

/** Matching rows, ascending; null for all rows. */
export type Matches = {
  readonly rows: Uint32Array | null;
  readonly count: number;
  readonly text: TextMatches | null;
};

export type MatchFinder = (plan: SearchPlan) => Matches | SearchError;

function rowsOf(passes: Uint8Array, count: number): Uint32Array {
  const rows = new Uint32Array(count);
  for (let row = 0, at = 0; at < count; row += 1) {
    if (passes[row] === 1) {
      rows[at] = row;
      at += 1;
    }
  }
  return rows;
}

/** `hidden_hits`: documents that are always excluded. */
function hideRows(columns: Columns, hidden: readonly string[], passes: Uint8Array | null): Uint8Array {
  const left = passes ? passes.slice() : new Uint8Array(columns.ids.length).fill(1);
  const ids = new Set(hidden);
  for (const [row, id] of columns.ids.entries()) if (ids.has(id)) left[row] = 0;
  return left;
}

/** Finds the rows that a search matches. Searches of one request with equal query and filter share the result. */
export function createMatchFinder(columns: Columns, index: TextIndex, filterRows: RowFilter): MatchFinder {
  const known = new Map<string, Matches>();
  return (plan) => {
    const hidden = list(plan.request, 'hidden_hits');
    const query = plan.isWildcard ? '' : JSON.stringify(plan.text);
    const key = JSON.stringify([query, plan.filter?.key ?? '', hidden]);
    const found = known.get(key);
    if (found) return found;
    const filtered = plan.filter ? filterRows(plan.filter) : null;
    if (filtered && isSearchError(filtered)) return filtered;
    const passes =
      hidden.length > 0 ? hideRows(columns, hidden, filtered?.passes ?? null) : (filtered?.passes ?? null);
    const matches = plan.isWildcard
      ? wildcardMatches(passes, columns.ids.length)
      : textMatches(searchText(index, plan.text, passes));
    known.set(key, matches);
    return matches;
  };
}

function wildcardMatches(passes: Uint8Array | null, length: number): Matches {
  if (!passes) return { rows: null, count: length, text: null };
  let count = 0;
  for (let row = 0; row < passes.length; row += 1) count += passes[row] ?? 0;
  return { rows: rowsOf(passes, count), count, text: null };
}

function textMatches(text: TextMatches): Matches {
  return { rows: text.rows, count: text.rows.length, text };
}
