import { type Budget, walkFuzzily } from '../fuzzy-walk.ts';
import { popHeap, pushHeap, stdSort } from '../std-order.ts';
import type { FieldIndex } from '../words/field-index.ts';

/** Which words are candidates: not tried before, and in a document that passes the filter. */
export type CandidateRules = {
  readonly tried: Set<string>;
  readonly allowed: Uint8Array | null;
  /** The previous word, if the candidate must be in the same document. */
  readonly previousToken: string;
  readonly maxCandidates: number;
  readonly budget: Budget;
};

const MAX_WALKS = 256;

function someRow(field: FieldIndex, id: number, accepts: (row: number) => boolean): boolean {
  for (let at = field.tokenStarts[id] ?? 0; at < (field.tokenStarts[id + 1] ?? 0); at += 1) {
    const value = field.tokenValues[at] ?? 0;
    for (let i = field.rowStarts[value] ?? 0; i < (field.rowStarts[value + 1] ?? 0); i += 1) {
      if (accepts(field.rows[i] ?? 0)) return true;
    }
  }
  return false;
}

function rowTest(field: FieldIndex, rules: CandidateRules): ((row: number) => boolean) | null {
  const { allowed } = rules;
  const previous = rules.previousToken === '' ? undefined : field.idOf.get(rules.previousToken);
  if (previous === undefined) return allowed === null ? null : (row) => allowed[row] === 1;
  const { column } = field;
  const marks = new Uint8Array(column.kind === 'string' ? column.codes.length : column.starts.length - 1);
  someRow(field, previous, (row) => {
    if (allowed === null || allowed[row] === 1) marks[row] = 1;
    return false;
  });
  return (row) => marks[row] === 1;
}

/** The best words below the nodes, at most four times as many as requested. */
function bestBelow(
  field: FieldIndex,
  nodes: readonly number[],
  exact: number,
  rules: CandidateRules,
): number[] {
  const { trie, tokenRanks, tokens } = field;
  const accepts = rowTest(field, rules);
  const rankOf = (node: number): number => (node < 0 ? (tokenRanks[~node] ?? 0) : (trie.ranks[node] ?? 0));
  const isLess = (a: number, b: number): boolean => !(rankOf(a) > rankOf(b));
  const results: number[] = [];
  for (const node of nodes) {
    const heap: number[] = [];
    pushHeap(heap, node, isLess);
    while (heap.length > 0 && results.length < rules.maxCandidates * 4) {
      const top = popHeap(heap, isLess);
      if (top >= 0) {
        const start = trie.starts[top] ?? 0;
        const end = start + (trie.counts[top] ?? 0);
        for (let at = start; at < end; at += 1) pushHeap(heap, trie.children[at] ?? 0, isLess);
        continue;
      }
      const token = tokens[~top] ?? '';
      if (~top === exact || rules.tried.has(token)) continue;
      if (accepts !== null && !someRow(field, ~top, accepts)) continue;
      rules.tried.add(token);
      results.push(~top);
    }
  }
  return results;
}

/** Cached walks with their cost: searches that differ only in their filter repeat them. */
function walkOnce(field: FieldIndex, token: string, cost: number, isPrefix: boolean, budget: Budget) {
  const key = `${cost}${isPrefix} ${token}`;
  const known = field.walks.get(key);
  if (known !== undefined && known.cells < budget.cells) {
    budget.cells -= known.cells;
    return known.nodes;
  }
  const before = budget.cells;
  const nodes = walkFuzzily(field.trie, field.tokens, token, cost, isPrefix, budget);
  if (budget.cells <= 0) return nodes;
  if (field.walks.size >= MAX_WALKS) field.walks.clear();
  field.walks.set(key, { nodes, cells: before - budget.cells });
  return nodes;
}

/** Words of a field that match a word of the query with exactly `cost` typos, the best first. */
export function findCandidates(
  field: FieldIndex,
  token: string,
  cost: number,
  isPrefix: boolean,
  rules: CandidateRules,
): string[] {
  const exact = field.idOf.get(token) ?? -1;
  const nodes = walkOnce(field, token, cost, isPrefix, rules.budget);
  const found = bestBelow(field, nodes, exact, rules);
  stdSort(found, (a, b) => (field.tokenRanks[a] ?? 0) > (field.tokenRanks[b] ?? 0));
  const candidates = found.map((id) => field.tokens[id] ?? '');
  if (exact >= 0 && cost === 0 && !rules.tried.has(token)) {
    candidates.unshift(token);
    rules.tried.add(token);
  }
  return candidates.slice(0, rules.maxCandidates);
}
