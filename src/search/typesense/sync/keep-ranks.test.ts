import { describe, expect, it } from 'vitest';
import { keepRanks } from './keep-ranks.ts';

const ranksOf = (ids: readonly string[], held: ReadonlyMap<string, number> = new Map()) =>
  new Map(keepRanks(ids, held).map((rank, at) => [ids[at] ?? '', rank]));
const changed = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) =>
  [...after].filter(([id, rank]) => before.get(id) !== rank).map(([id]) => id);
const descends = (ranks: ReadonlyMap<string, number>) =>
  [...ranks.values()].every((rank, at, all) => at === 0 || rank < (all[at - 1] ?? 0));

const letters = [...'abcdefgh'];
const first = ranksOf(letters);

describe('the ranks of documents', () => {
  it("descend with gaps, as integers within Typesense's limits", () => {
    const many = ranksOf(Array.from({ length: 20_000 }, (_, at) => `car-${at}`));
    expect(descends(many)).toBe(true);
    for (const rank of many.values()) expect(rank | 0).toBe(rank);
  });

  it.each<[string, string, string[]]>([
    ['nothing changes', 'abcdefgh', []],
    ['a car goes', 'abcefgh', []],
    ['cars come at the top', 'xyabcdefgh', ['x', 'y']],
    ['cars come at the bottom', 'abcdefghxy', ['x', 'y']],
    ['cars come between others', 'abcxyzdefgh', ['x', 'y', 'z']],
    ['the first becomes the last', 'bcdefgha', ['a']],
    ['the last becomes the first', 'habcdefg', ['h']],
    ['two change places', 'abcedfgh', ['e']],
  ])('do not change if %s', (_, order, moved) => {
    const after = ranksOf([...order], first);
    expect(descends(after)).toBe(true);
    expect(changed(first, after)).toEqual(moved);
  });

  it('are all renumbered once a gap is used up', () => {
    const tight = new Map([
      ['a', 10],
      ['b', 9],
    ]);
    expect(ranksOf(['a', 'x', 'b'], tight)).toEqual(ranksOf(['a', 'x', 'b']));
    const top = new Map([['a', 2 ** 31 - 1]]);
    expect(ranksOf(['x', 'a'], top)).toEqual(ranksOf(['x', 'a']));
  });

  it('of two cars with the same rank are made distinct', () => {
    const same = new Map([
      ['a', 5],
      ['b', 5],
    ]);
    expect(descends(ranksOf(['a', 'b'], same))).toBe(true);
  });

  it('are empty without documents', () => {
    expect(keepRanks([], first)).toEqual([]);
  });
});
