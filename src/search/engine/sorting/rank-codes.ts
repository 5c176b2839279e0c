type Ranked = { readonly length: number; readonly max: number };

/** Reused buffers: the counted codes, and the start of the codes of each count. */
let counted = new Uint32Array(1024);
let starts = new Uint32Array(1024);

function gather(
  order: Uint32Array,
  counts: Uint32Array,
  isWanted: ((code: number) => boolean) | null,
): Ranked {
  if (counted.length < order.length) counted = new Uint32Array(order.length * 2);
  let length = 0;
  let max = 0;
  for (let at = 0; at < order.length; at += 1) {
    const code = order[at] ?? 0;
    const count = counts[code] ?? 0;
    if (count === 0 || (isWanted && !isWanted(code))) continue;
    counted[length] = code;
    length += 1;
    if (count > max) max = count;
  }
  return { length, max };
}

/** For few codes: packs count and index into one number, because numbers are sorted without a comparison function. */
function sortKeys({ length, max }: Ranked, counts: Uint32Array): Uint32Array {
  const keys = new Float64Array(length);
  for (let at = 0; at < length; at += 1) keys[at] = (max - (counts[counted[at] ?? 0] ?? 0)) * length + at;
  keys.sort();
  const ranked = new Uint32Array(length);
  for (let at = 0; at < length; at += 1) ranked[at] = counted[(keys[at] ?? 0) % length] ?? 0;
  return ranked;
}

/** For many codes with small counts: a counting sort. */
function sortByCount({ length, max }: Ranked, counts: Uint32Array): Uint32Array {
  if (starts.length < max + 2) starts = new Uint32Array(max * 2);
  starts.fill(0, 0, max + 2);
  for (let at = 0; at < length; at += 1) {
    const after = max - (counts[counted[at] ?? 0] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let at = 1; at <= max; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const ranked = new Uint32Array(length);
  for (let at = 0; at < length; at += 1) {
    const code = counted[at] ?? 0;
    const bucket = max - (counts[code] ?? 0);
    const place = starts[bucket] ?? 0;
    ranked[place] = code;
    starts[bucket] = place + 1;
  }
  return ranked;
}

/** Counted codes by descending count; equal ones in the order of `order`. */
export function rankCodes(
  order: Uint32Array,
  counts: Uint32Array,
  isWanted: ((code: number) => boolean) | null,
): Uint32Array {
  const ranked = gather(order, counts, isWanted);
  return ranked.max < 2 * ranked.length ? sortByCount(ranked, counts) : sortKeys(ranked, counts);
}
