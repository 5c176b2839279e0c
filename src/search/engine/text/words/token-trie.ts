/**
 * A path-compressed trie over sorted words that each end with a zero byte. Inner nodes are numbered from 0;
 * a negative child is the word `~child`.
 */
export type TokenTrie = {
  readonly root: number;
  /** Inner nodes: depth in bytes, number of bytes that all words below share, and one of these words. */
  readonly depths: Uint16Array;
  readonly shared: Uint8Array;
  readonly samples: Uint32Array;
  /** Children of a node: from `starts[node]` up to `starts[node] + counts[node]`, in byte order. */
  readonly starts: Uint32Array;
  readonly counts: Uint16Array;
  readonly keys: Uint8Array;
  readonly children: Int32Array;
  /** Order in which inner nodes are visited if only the best words are needed. */
  readonly ranks: Float64Array;
};

/** The byte at a position of a word; 0 at its end. */
export function byteAt(token: string, at: number): number {
  return at < token.length ? token.charCodeAt(at) : 0;
}

function sharedLength(a: string, b: string, from: number): number {
  let at = from;
  while (at < a.length && at < b.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at - from;
}

/** `tokens` must be distinct and sorted by bytes; ranks are initialised with zero. */
export function buildTokenTrie(tokens: readonly string[]): TokenTrie {
  const size = Math.max(tokens.length, 1);
  const depths = new Uint16Array(size);
  const shared = new Uint8Array(size);
  const samples = new Uint32Array(size);
  const starts = new Uint32Array(size);
  const counts = new Uint16Array(size);
  const keys = new Uint8Array(2 * size);
  const children = new Int32Array(2 * size);
  let nodes = 0;
  let used = 0;

  const groupsOf = (from: number, to: number, at: number): number[] => {
    const groups = [from];
    for (let id = from + 1; id < to; id += 1) {
      if (byteAt(tokens[id] ?? '', at) !== byteAt(tokens[id - 1] ?? '', at)) groups.push(id);
    }
    return groups;
  };
  const build = (from: number, to: number, depth: number): number => {
    if (to - from === 1) return ~from;
    const node = nodes;
    nodes += 1;
    depths[node] = depth;
    samples[node] = from;
    const length = sharedLength(tokens[from] ?? '', tokens[to - 1] ?? '', depth);
    shared[node] = length;
    const groups = groupsOf(from, to, depth + length);
    const start = used;
    used += groups.length;
    starts[node] = start;
    counts[node] = groups.length;
    groups.forEach((group, i) => {
      const child = build(group, groups[i + 1] ?? to, depth + length + 1);
      keys[start + i] = byteAt(tokens[group] ?? '', depth + length);
      children[start + i] = child;
    });
    return node;
  };
  const root = tokens.length === 0 ? 0 : build(0, tokens.length, 0);
  return { root, depths, shared, samples, starts, counts, keys, children, ranks: new Float64Array(size) };
}
