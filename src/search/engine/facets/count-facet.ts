import { rankCodes } from '../sorting/rank-codes.ts';
import type { FacetIndex } from './facet-index.ts';

/** Counts per code over rows (null: all); `counts` must be zeroed and reach past the facet's last code. */
function countCodes(facet: FacetIndex, rows: Uint32Array | null, counts: Uint32Array): void {
  const { codes, starts } = facet;
  if (starts) countLists(starts, codes, rows, counts);
  else if (rows) {
    for (let at = 0; at < rows.length; at += 1) {
      const code = codes[rows[at] ?? 0] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  } else {
    for (let row = 0; row < codes.length; row += 1) {
      const code = codes[row] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  counts[0] = 0;
}

function countLists(
  starts: Uint32Array,
  codes: Uint16Array | Uint32Array,
  rows: Uint32Array | null,
  counts: Uint32Array,
): void {
  const length = rows ? rows.length : starts.length - 1;
  for (let at = 0; at < length; at += 1) {
    const row = rows ? (rows[at] ?? 0) : at;
    const end = starts[row + 1] ?? 0;
    for (let place = starts[row] ?? 0; place < end; place += 1) {
      const code = codes[place] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
}

/** All rows except these ascending ones. */
function otherRows(rows: Uint32Array, rowCount: number): Uint32Array {
  const others = new Uint32Array(rowCount - rows.length);
  for (let row = 0, next = 0, at = 0; at < others.length; row += 1) {
    if (rows[next] === row) next += 1;
    else {
      others[at] = row;
      at += 1;
    }
  }
  return others;
}

/**
 * Counts facets over ascending rows (null: all). The counts of all rows are computed once; where nearly all match, the
 * others are counted and subtracted. A result for some rows shares a buffer and is valid until the next call.
 */
export function createCodeCounter(
  rowCount: number,
): (facet: FacetIndex, rows: Uint32Array | null) => Uint32Array {
  const totals = new Map<string, Uint32Array>();
  let scratch = new Uint32Array(1024);
  let last: { rows: Uint32Array; others: Uint32Array } | null = null;
  const totalsOf = (facet: FacetIndex): Uint32Array => {
    const known = totals.get(facet.field.name);
    if (known) return known;
    const counts = new Uint32Array(facet.distinct + 1);
    countCodes(facet, null, counts);
    totals.set(facet.field.name, counts);
    return counts;
  };
  return (facet, rows) => {
    if (rows === null) return totalsOf(facet);
    if (scratch.length <= facet.distinct) scratch = new Uint32Array(facet.distinct * 2);
    const counts = scratch.fill(0, 0, facet.distinct + 1);
    if (rows.length * 2 <= rowCount + facet.distinct) {
      countCodes(facet, rows, counts);
      return counts;
    }
    if (last?.rows !== rows) last = { rows, others: otherRows(rows, rowCount) };
    countCodes(facet, last.others, counts);
    const all = totalsOf(facet);
    for (let code = 1; code <= facet.distinct; code += 1)
      counts[code] = (all[code] ?? 0) - (counts[code] ?? 0);
    return counts;
  };
}

export type TopCodes = { readonly codes: Uint32Array; readonly distinct: number };

type Wanted = ((code: number) => boolean) | null;

/** Truncates a ranking: of the codes with the lowest remaining count, keeps those that are first in `tieOrder`. */
function cutCodes(
  ranked: Uint32Array,
  limit: number,
  { distinct, tieOrder }: FacetIndex,
  counts: Uint32Array,
  isWanted: Wanted,
): Uint32Array {
  const lowest = counts[ranked[limit - 1] ?? 0] ?? 0;
  let place = 0;
  while (place < limit && (counts[ranked[place] ?? 0] ?? 0) > lowest) place += 1;
  const codes = ranked.slice(0, limit);
  const isKept = new Uint8Array(distinct + 1);
  for (let at = 0, room = limit - place; room > 0; at += 1) {
    const code = tieOrder[at] ?? 0;
    if (counts[code] !== lowest || (isWanted && !isWanted(code))) continue;
    isKept[code] = 1;
    room -= 1;
  }
  for (let at = place; place < limit; at += 1) {
    const code = ranked[at] ?? 0;
    if (isKept[code] !== 1) continue;
    codes[place] = code;
    place += 1;
  }
  return codes;
}

/**
 * At most `limit` codes with the highest counts, where ties at the limit are broken by `tieOrder`, and the number of
 * all counted codes. Sorted in the order of the reply unless another order is requested. `isWanted` excludes values
 * (for a facet query).
 */
export function topCodes(
  facet: FacetIndex,
  counts: Uint32Array,
  limit: number,
  isWanted: Wanted,
  isReplyOrder: boolean,
): TopCodes {
  const ranked = rankCodes(isReplyOrder ? facet.replyOrder() : facet.tieOrder, counts, isWanted);
  const distinct = ranked.length;
  if (distinct <= limit) return { codes: ranked, distinct };
  const codes = isReplyOrder ? cutCodes(ranked, limit, facet, counts, isWanted) : ranked.subarray(0, limit);
  return { codes, distinct };
}
