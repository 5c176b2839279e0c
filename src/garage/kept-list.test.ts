import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toggleKept } from './kept-list.ts';

const [one, two, three] = [{ id: '1' }, { id: '2' }, { id: '3' }];

describe('toggling a vehicle in a list', () => {
  it('appends it', () => {
    expect(toggleKept([one], two, 4)).toEqual({ cars: [one, two], became: 'kept' });
  });

  it('a second time removes it, even from a full list', () => {
    expect(toggleKept([one, two], { id: '1' }, 2)).toEqual({ cars: [two], became: 'dropped' });
  });

  it('is refused at the maximum number, without a change', () => {
    expect(toggleKept([one, two], three, 2)).toEqual({ cars: [one, two], became: 'full' });
  });

  it('never gives duplicates or too many, and twice changes nothing', () => {
    const ids = fc.array(fc.stringMatching(/^[1-9]$/));
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 6 }), (pressed, max) => {
        let cars: readonly { id: string }[] = [];
        for (const id of pressed) {
          const after = toggleKept(cars, { id }, max).cars;
          expect(new Set(after.map((car) => car.id)).size).toBe(after.length);
          expect(after.length).toBeLessThanOrEqual(Math.max(max, cars.length));
          if (after.length > cars.length) expect(toggleKept(after, { id }, max).cars).toEqual(cars);
          cars = after;
        }
      }),
    );
  });
});
