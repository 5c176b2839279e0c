import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canWin, numberBelow, percentOf, prizeOfTicket, totalWeight } from './draw.ts';

const weighted = fc.array(fc.record({ weight: fc.integer({ min: 1, max: 50 }) }), {
  minLength: 1,
  maxLength: 8,
});

describe('a draw', () => {
  it('gives every prize exactly as many tickets as its weight', () => {
    fc.assert(
      fc.property(weighted, (prizes) => {
        const won = Array.from({ length: totalWeight(prizes) }, (_, ticket) => prizeOfTicket(prizes, ticket));
        expect(prizes.map((prize) => won.filter((other) => other === prize).length)).toEqual(
          prizes.map(({ weight }) => weight),
        );
      }),
    );
  });

  it('gives no prize for an invalid ticket, or without prizes', () => {
    expect(() => prizeOfTicket([{ weight: 2 }], 2)).toThrow(RangeError);
    expect(() => prizeOfTicket([], 0)).toThrow(RangeError);
  });

  it('is only offered while a prize can be won', () => {
    const [prize, blank] = [{ wins: true }, { wins: false }];
    expect(canWin([blank, prize])).toBe(true);
    expect(canWin([blank])).toBe(false);
    expect(canWin([])).toBe(false);
  });
});

describe('a random number below a limit', () => {
  it.each([1, 2, 3, 7, 10, 11, 30, 99])('below %i is uniformly distributed', (count) => {
    const length = String(count - 1).length;
    const times = Array.from({ length: count }, () => 0);
    for (let drawn = 0; drawn < 10 ** length; drawn += 1) {
      let isFirst = true;
      const number = numberBelow(count, () => {
        // Rejected numbers are not part of the result.
        const digits = isFirst ? String(drawn).padStart(length, '0') : '0'.repeat(length);
        if (!isFirst) times[0] = (times[0] ?? 0) - 1;
        isFirst = false;
        return digits;
      });
      times[number] = (times[number] ?? 0) + 1;
    }
    expect(new Set(times)).toEqual(new Set([Math.floor(10 ** length / count)]));
  });

  it('uses as many random digits as necessary', () => {
    const asked: number[] = [];
    const digits = (length: number) => {
      asked.push(length);
      return '0'.repeat(length);
    };
    for (const count of [1, 10, 11, 1000, 1001]) numberBelow(count, digits);
    expect(asked).toEqual([1, 1, 2, 3, 4]);
  });
});

describe('the probability of a prize', () => {
  it.each([
    [[1, 1, 1], 33.3],
    [[1, 7], 12.5],
    [[1], 100],
    [[1, 999], 0.1],
    [[1, 7999], 0.013],
    [[1, 999_999], 0.0001],
  ])('of %j, for the first: %f %%', (weights, percent) => {
    const prizes = weights.map((weight) => ({ weight }));
    const [first = { weight: 0 }] = prizes;
    expect(percentOf(first, prizes)).toBe(percent);
  });
});
