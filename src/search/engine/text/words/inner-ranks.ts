import type { StringColumn, StringsColumn } from '../../columns.ts';
import { byteAt, type TokenTrie } from './token-trie.ts';

/** Number of documents that Typesense indexes at a time by default. */
const BATCH = 40;

const NONE = -1;
const SEVERAL = -2;

type Growth = {
  readonly trie: TokenTrie;
  readonly tokens: readonly string[];
  /**
   * Per inner node: its only branch so far, or none, or several. A node exists in Typesense's tree only with
   * several.
   */
  readonly branches: Int32Array;
  /** Best rank of a word's documents so far. */
  readonly ranks: Float64Array;
};

function branchOf({ trie, tokens }: Growth, node: number, token: number): number {
  const byte = byteAt(tokens[token] ?? '', (trie.depths[node] ?? 0) + (trie.shared[node] ?? 0));
  let at = trie.starts[node] ?? 0;
  while (trie.keys[at] !== byte) at += 1;
  return at;
}

/** The first existing node below a branch, or the only word there. */
function topOf({ trie, branches }: Growth, branch: number): number {
  let node = trie.children[branch] ?? NONE;
  while (node >= 0 && (branches[node] ?? NONE) >= 0) node = trie.children[branches[node] ?? 0] ?? NONE;
  return node;
}

function raise(trie: TokenTrie, node: number, rank: number): void {
  trie.ranks[node] = Math.max(trie.ranks[node] ?? 0, rank);
}

/** A node is created when a word does not follow its only branch. */
function divide(growth: Growth, node: number, token: number, batchRank: number): void {
  const { trie, branches, ranks } = growth;
  const below = topOf(growth, branches[node] ?? 0);
  branches[node] = SEVERAL;
  trie.ranks[node] = ranks[token] ?? 0;
  if (below < 0) raise(trie, node, ranks[~below] ?? 0);
  else raise(trie, below, batchRank);
}

function insert(growth: Growth, token: number, batchRank: number): void {
  const { trie, branches } = growth;
  let node = trie.root;
  while (node >= 0) {
    const branch = branchOf(growth, node, token);
    const taken = branches[node] ?? NONE;
    if (taken === NONE) branches[node] = branch;
    else if (taken === SEVERAL) raise(trie, node, batchRank);
    else if (taken !== branch) divide(growth, node, token, batchRank);
    node = trie.children[branch] ?? NONE;
  }
}

/** The words of a field in indexing order: `valueTokens` of a value start at `valueStarts[value]`. */
export type IndexedWords = {
  readonly tokens: readonly string[];
  readonly valueStarts: Uint32Array;
  readonly valueTokens: Uint32Array;
};

function eachToken(
  words: IndexedWords,
  column: StringColumn | StringsColumn,
  row: number,
  visit: (token: number) => void,
): void {
  const isArray = column.kind === 'strings';
  const from = isArray ? (column.starts[row] ?? 0) : row;
  const to = isArray ? (column.starts[row + 1] ?? 0) : row + 1;
  for (let i = from; i < to; i += 1) {
    const code = column.codes[i] ?? 0;
    if (code === 0) continue;
    const end = words.valueStarts[code] ?? 0;
    for (let at = words.valueStarts[code - 1] ?? 0; at < end; at += 1) visit(words.valueTokens[at] ?? 0);
  }
}

/**
 * Computes the ranks of inner nodes as Typesense does: documents are added 40 at a time, and every node on
 * the way to a word gets the best rank of the whole batch, not of the word's documents. This decides which
 * of several equally good words are tried if a prefix has more than ten.
 */
export function rankInnerNodes(
  trie: TokenTrie,
  words: IndexedWords,
  column: StringColumn | StringsColumn,
  points: ArrayLike<number>,
): void {
  const count = words.tokens.length;
  if (count < 2) return;
  const growth: Growth = {
    trie,
    tokens: words.tokens,
    branches: new Int32Array(count).fill(NONE),
    ranks: new Float64Array(count).fill(-Infinity),
  };
  const lastBatch = new Int32Array(count).fill(NONE);
  for (let from = 0; from < points.length; from += BATCH) {
    const to = Math.min(from + BATCH, points.length);
    const fresh: number[] = [];
    let batchRank = -Infinity;
    for (let row = from; row < to; row += 1) {
      const rank = points[row] ?? 0;
      batchRank = Math.max(batchRank, rank);
      eachToken(words, column, row, (token) => {
        growth.ranks[token] = Math.max(growth.ranks[token] ?? 0, rank);
        if (lastBatch[token] === from) return;
        lastBatch[token] = from;
        fresh.push(token);
      });
    }
    for (const token of fresh) insert(growth, token, batchRank);
  }
}
