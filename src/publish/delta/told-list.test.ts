import { describe, expect, it } from 'vitest';
import { heardList, toldList } from './told-list.ts';

type Car = { readonly id: string };
const car = (id: string): Car => ({ id });
const before = [car('a'), car('b'), car('c')];
const [a, b, c] = before as [Car, Car, Car];

/** As it arrives in another process. */
const sent = <Told>(told: Told): Told => JSON.parse(JSON.stringify(told));

describe('a list that is told to another process', () => {
  it('names what that has by its place', () => {
    const came = car('d');
    expect(toldList(before, [c, came, a])).toEqual([2, came, 0]);
  });

  it('tells what has changed, though its name is the same', () => {
    expect(toldList(before, [car('a')])).toEqual([car('a')]);
  });

  it('is heard as it was meant, with the very objects of before', () => {
    const there = sent(before);
    const now = [b, car('a'), car('d'), c];
    const heard = heardList(there, sent(toldList(before, now)));
    expect(heard).toEqual(now);
    expect(heard[0]).toBe(there[1]);
    expect(heard[3]).toBe(there[2]);
  });

  it('is told whole to whoever has none', () => {
    expect(heardList([], sent(toldList([], before)))).toEqual(before);
  });

  it('is refused by whoever has another', () => {
    expect(() => heardList([], toldList(before, before))).toThrow('no place 0');
  });
});
