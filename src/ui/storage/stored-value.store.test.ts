import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  forgetStored,
  parseStored,
  readStored,
  type Shelf,
  type Stored,
  writeStored,
} from './stored-value.store.ts';

const names: Stored<readonly string[]> = { key: 'names', version: 2, schema: v.array(v.string()), empty: [] };

function aShelf(held: Record<string, string> = {}): Shelf & { held: Map<string, string> } {
  const map = new Map(Object.entries(held));
  return {
    held: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

const fails = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
const brokenShelf: Shelf = { getItem: fails, setItem: fails, removeItem: fails };

describe('a stored value', () => {
  it('is read back as it was written', () => {
    const shelf = aShelf();
    expect(writeStored(names, ['Kia', 'Škoda "Octavia"'], shelf)).toBe(true);
    expect(readStored(names, shelf)).toEqual(['Kia', 'Škoda "Octavia"']);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"v":2,"data":["Ki'],
    ['the data without its envelope', '["Kia"]'],
    ['an older version', '{"v":1,"data":["Kia"]}'],
    ['a newer version', '{"v":3,"data":["Kia"]}'],
    ['data of another shape', '{"v":2,"data":[1]}'],
    ['null', 'null'],
    ['an empty text', ''],
  ])('is empty if the device holds %s', (_, text) => {
    expect(parseStored(names, text)).toEqual([]);
    expect(readStored(names, aShelf(text === null ? {} : { names: text }))).toEqual([]);
  });

  it('is removed without affecting others', () => {
    const shelf = aShelf({ names: '{"v":2,"data":["Kia"]}', other: 'stays' });
    forgetStored(names, shelf);
    expect([...shelf.held.keys()]).toEqual(['other']);
  });

  it('works on a device without storage', () => {
    for (const shelf of [brokenShelf, null]) {
      expect(readStored(names, shelf)).toEqual([]);
      expect(writeStored(names, ['Kia'], shelf)).toBe(false);
      expect(() => forgetStored(names, shelf)).not.toThrow();
    }
  });
});
