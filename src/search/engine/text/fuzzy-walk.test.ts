import { describe, expect, it } from 'vitest';
import { walkFuzzily } from './fuzzy-walk.ts';
import { buildTokenTrie, type TokenTrie } from './words/token-trie.ts';

function wordsBelow(trie: TokenTrie, tokens: readonly string[], node: number): string[] {
  if (node < 0) return [tokens[~node] ?? ''];
  const start = trie.starts[node] ?? 0;
  const children = trie.children.subarray(start, start + (trie.counts[node] ?? 0));
  return [...children].flatMap((child) => wordsBelow(trie, tokens, child));
}

function find(tokens: readonly string[], token: string, cost: number, isPrefix = false): string[] {
  const sorted = [...tokens].sort();
  const trie = buildTokenTrie(sorted);
  const nodes = walkFuzzily(trie, sorted, token, cost, isPrefix, { cells: 1e6 });
  return nodes.flatMap((node) => wordsBelow(trie, sorted, node)).sort();
}

const makes = ['toyota', 'toyoace', 'mazda', 'mazda3', 'mercedes', 'strawberry', 'landcruiser'];

describe('words similar to a word', () => {
  it.each([
    ['as written', 'mazda', 0, ['mazda']],
    ['a letter more', 'mazdaa', 1, ['mazda', 'mazda3']],
    ['a letter less', 'mzda', 1, ['mazda']],
    ['another letter', 'toyotq', 1, ['toyota']],
    ['two letters swapped', 'toyoat', 1, ['toyota']],
    ['two typos', 'mrcdes', 2, ['mercedes']],
    ['the first two letters swapped count twice', 'otyota', 2, ['toyota']],
    ['and so not once', 'otyota', 1, []],
    ['nothing near', 'volvo', 2, []],
  ])('%s: %s', (_, token, cost, words) => {
    expect(find(makes, token, cost)).toEqual(words);
  });

  it('include prefixes, also misspelt ones', () => {
    expect(find(makes, 'toyo', 0, true)).toEqual(['toyoace', 'toyota']);
    expect(find(makes, 'landcuri', 1, true)).toEqual(['landcruiser']);
    expect(find(makes, 'landcuri', 0, true)).toEqual([]);
    expect(find(makes, 'landcri', 1, true)).toEqual(['landcruiser']);
  });

  it('are found for one word, none, and no letters', () => {
    expect(find(['kia'], 'kia', 0)).toEqual(['kia']);
    expect(find([], 'kia', 0)).toEqual([]);
    expect(find(makes, '', 0, true)).toEqual([]);
  });

  it('are limited by a budget', () => {
    const tokens = Array.from({ length: 500 }, (_, i) => `token${i + 100}`);
    const trie = buildTokenTrie(tokens);
    const budget = { cells: 200 };
    walkFuzzily(trie, tokens, 'tokne555', 2, false, budget);
    expect(budget.cells).toBeGreaterThan(-500);
  });
});
