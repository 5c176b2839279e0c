import { byteAt, type TokenTrie } from './words/token-trie.ts';

/** Budget of distance-matrix cells per search, which limits the time of any query. */
export type Budget = { cells: number };

type Walk = {
  readonly trie: TokenTrie;
  readonly tokens: readonly string[];
  /** Bytes of the query's word, followed by a zero unless it is a prefix. */
  readonly term: Uint8Array;
  readonly columns: number;
  /** Row `r + 2` contains the distances after `r` bytes of the indexed word. */
  readonly matrix: Uint8Array;
  /** The exact number of typos. */
  readonly cost: number;
  readonly isPrefix: boolean;
  readonly budget: Budget;
  readonly found: number[];
};

const STOP = -1;
const GO_ON = 0;
const FOUND = 1;
const LONGEST_COMPARED = 8;

/**
 * Computes the next row of the optimal string alignment distance. Swapping the first two letters costs two,
 * as in Typesense.
 */
function nextRow(walk: Walk, row: number, depth: number, previous: number, byte: number): void {
  const { matrix, term, columns } = walk;
  const above = row * columns;
  const aboveAbove = above - columns;
  const here = above + columns;
  let left = (matrix[above] ?? 0) + 1;
  matrix[here] = left;
  for (let column = 1; column < columns; column += 1) {
    const letter = term[column - 1] ?? 0;
    let cost = (matrix[above + column - 1] ?? 0) + (byte === letter ? 0 : 1);
    const deleted = (matrix[above + column] ?? 0) + 1;
    if (deleted < cost) cost = deleted;
    if (left + 1 < cost) cost = left + 1;
    if (depth > 1 && column > 1 && byte === term[column - 2] && previous === letter) {
      const swapped = (matrix[aboveAbove + column - 2] ?? 0) + 1;
      if (swapped < cost) cost = swapped;
    }
    matrix[here + column] = cost;
    left = cost;
  }
  walk.budget.cells -= columns;
}

function stateAtEnd(walk: Walk, row: number): number {
  return walk.matrix[row * walk.columns + walk.term.length] === walk.cost ? FOUND : STOP;
}

/**
 * Whether costs above the limit can still decrease, if the word has a letter more or less than the query's.
 */
function mayRecover(walk: Walk, cost: number, at: number, previous: number, byte: number): boolean {
  const { term } = walk;
  const letter = (i: number): number => (i >= 0 && i < term.length ? (term[i] ?? 0) : -1);
  if ((cost === 2 || cost === 3) && (letter(at + 1) === byte || letter(at - 1) === byte)) return true;
  if (cost !== 3 && cost !== 4) return false;
  if (letter(at + 1) === previous && letter(at + 2) === byte) return true;
  return letter(at - 2) === byte;
}

function stateOf(walk: Walk, row: number, at: number, previous: number, byte: number): number {
  if (byte === 0) return stateAtEnd(walk, row);
  const keyLength = at + 1;
  const length = walk.term.length;
  const cost = walk.matrix[row * walk.columns + Math.min(keyLength, length)] ?? 0;
  if (walk.isPrefix && keyLength >= length && cost === walk.cost) return FOUND;
  if (cost <= walk.cost) return GO_ON;
  return mayRecover(walk, cost, at, previous, byte) ? GO_ON : STOP;
}

function step(walk: Walk, depth: number, previous: number, byte: number): number {
  const hasRow = !(walk.isPrefix && byte === 0);
  if (hasRow) nextRow(walk, depth + 1, depth, previous, byte);
  return stateOf(walk, hasRow ? depth + 2 : depth + 1, depth, previous, byte);
}

function visitWord(walk: Walk, word: number, from: number, previousByte: number): number {
  const token = walk.tokens[word] ?? '';
  const end = Math.min(token.length + 1, walk.term.length + walk.cost);
  if (from >= end) return stateAtEnd(walk, from + 1);
  let previous = previousByte;
  for (let depth = from; depth < end; depth += 1) {
    const byte = byteAt(token, depth);
    const state = step(walk, depth, previous, byte);
    if (state !== GO_ON) return state;
    previous = byte;
  }
  return STOP;
}

/**
 * Continues with the bytes that all words below a node share; only the first eight are compared, as in
 * Typesense.
 */
function visitShared(walk: Walk, node: number, from: number, previousByte: number): number {
  const { trie, term } = walk;
  const sample = walk.tokens[trie.samples[node] ?? 0] ?? '';
  const length = trie.shared[node] ?? 0;
  let previous = previousByte;
  for (let i = 0; i < length; i += 1) {
    const depth = from + i;
    if (i >= LONGEST_COMPARED && depth >= term.length) break;
    const byte = i < LONGEST_COMPARED ? byteAt(sample, depth) : (term[depth] ?? 0);
    const state = step(walk, depth, previous, byte);
    if (state !== GO_ON) return state;
    previous = byte;
  }
  return GO_ON;
}

function visit(walk: Walk, node: number, depth: number, previous: number, byte: number): void {
  if (walk.budget.cells <= 0) return;
  if (depth >= 0) {
    const state = step(walk, depth, previous, byte);
    if (state === FOUND) walk.found.push(node);
    if (state !== GO_ON) return;
  }
  const next = depth + 1;
  if (node < 0) {
    if (visitWord(walk, ~node, next, byte) === FOUND) walk.found.push(node);
    return;
  }
  const state = visitShared(walk, node, next, byte);
  if (state === FOUND) walk.found.push(node);
  if (state !== GO_ON) return;
  visitChildren(walk, node, next, byte);
}

function visitChildren(walk: Walk, node: number, from: number, byte: number): void {
  const { trie } = walk;
  const length = trie.shared[node] ?? 0;
  const sample = walk.tokens[trie.samples[node] ?? 0] ?? '';
  const last = length === 0 ? byte : byteAt(sample, from + length - 1);
  const start = trie.starts[node] ?? 0;
  for (let at = start + (trie.counts[node] ?? 0) - 1; at >= start; at -= 1) {
    visit(walk, trie.children[at] ?? 0, from + length, last, trie.keys[at] ?? 0);
  }
}

let matrix = new Uint8Array(0);

/**
 * Nodes below which all words (with `isPrefix`: their prefixes) have a distance of exactly `cost` from the
 * word.
 */
export function walkFuzzily(
  trie: TokenTrie,
  tokens: readonly string[],
  token: string,
  cost: number,
  isPrefix: boolean,
  budget: Budget,
): number[] {
  if (tokens.length === 0 || token === '') return [];
  const term = new Uint8Array(token.length + (isPrefix ? 0 : 1));
  for (let i = 0; i < token.length; i += 1) term[i] = token.charCodeAt(i);
  const columns = term.length + 1;
  const needed = columns * 108;
  if (matrix.length < needed) matrix = new Uint8Array(needed);
  for (let column = 0; column < columns; column += 1) {
    matrix[column] = column;
    matrix[columns + column] = column;
  }
  const found: number[] = [];
  const walk = { trie, tokens, term, columns, matrix, cost, isPrefix, budget, found };
  visit(walk, trie.root, -1, 0, 0);
  return found;
}
