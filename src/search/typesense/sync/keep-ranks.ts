const MAX_INT32 = 2 ** 31 - 1;

/**
 * A rank for each document, the first highest, that leaves as many ranks as possible as they are on the server
 * (`held`): a car that comes or goes must not give every other car a new rank, which would send all of them again.
 * Ranks have gaps for cars to come. Where a gap is used up, all are numbered anew.
 */
export function keepRanks(ids: readonly string[], held: ReadonlyMap<string, number>): number[] {
  const step = Math.floor(2 ** 30 / (ids.length + 1));
  const kept = longestDescent(ids.map((id) => held.get(id)));
  return fillGaps(kept, step) ?? ids.map((_, at) => (ids.length - at) * step);
}

/** The longest decreasing subsequence of a list of numbers; null at every other index. */
function longestDescent(ranks: readonly (number | undefined)[]): (number | null)[] {
  /** The end of the best subsequence of each length, and each index's predecessor in its subsequence. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [at, rank] of ranks.entries()) {
    if (rank === undefined) continue;
    const length = firstWhere(ends.length, (index) => (ranks[ends[index] ?? 0] ?? 0) <= rank);
    before[at] = ends[length - 1];
    ends[length] = at;
  }
  const kept: (number | null)[] = ranks.map(() => null);
  for (let at = ends.at(-1); at !== undefined; at = before[at]) kept[at] = ranks[at] ?? null;
  return kept;
}

/** The first of the numbers from 0 to `count` that fits, by bisection; `count` if none does. */
function firstWhere(count: number, fits: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Ranks for empty places, evenly spaced between their neighbours; null if a gap is too small. */
function fillGaps(kept: readonly (number | null)[], step: number): number[] | null {
  const filled: number[] = [];
  for (let at = 0; at < kept.length; at += 1) {
    const rank = kept[at] ?? null;
    if (rank !== null) {
      filled.push(rank);
      continue;
    }
    const end = kept.findIndex((other, place) => place > at && other !== null);
    const size = (end < 0 ? kept.length : end) - at;
    const below = end < 0 ? null : (kept[end] ?? null);
    const above = filled.at(-1) ?? (below ?? 0) + step * (size + 1);
    const gap = below === null ? step : (above - below) / (size + 1);
    if (gap < 1 || above > MAX_INT32 || above - gap * size < -MAX_INT32) return null;
    for (let place = 1; place <= size; place += 1) filled.push(above - Math.floor(gap * place));
    at += size - 1;
  }
  return filled;
}
