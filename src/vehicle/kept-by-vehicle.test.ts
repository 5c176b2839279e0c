import { describe, expect, it } from 'vitest';
import { aVehicle } from './a-vehicle.ts';
import { keptByVehicle } from './kept-by-vehicle.ts';

describe('what is kept of vehicles', () => {
  /** Tells how often it was worked out. */
  function counted(kept: ReturnType<typeof keptByVehicle<string>>, word: string) {
    const counts = { made: 0 };
    const of = kept(word, ({ id }) => {
      counts.made += 1;
      return `${word} ${id}`;
    });
    return { counts, of };
  }

  it('is worked out once, also for those that ask later', () => {
    const kept = keptByVehicle<string>();
    const [car, other] = [aVehicle({ id: '1' }), aVehicle({ id: '2' })];
    const first = counted(kept, 'red');
    expect([first.of(car), first.of(other), first.of(car)]).toEqual(['red 1', 'red 2', 'red 1']);
    const second = counted(kept, 'red');
    expect(second.of(car)).toBe('red 1');
    expect([first.counts.made, second.counts.made]).toEqual([2, 0]);
  });

  it('is worked out anew of a vehicle that has changed, and by another key', () => {
    const kept = keptByVehicle<string>();
    const car = aVehicle({ id: '1' });
    counted(kept, 'red').of(car);
    const changed = counted(kept, 'red');
    changed.of({ ...car });
    expect(changed.counts.made).toBe(1);
    expect(counted(kept, 'blue').of(car)).toBe('blue 1');
    expect(counted(kept, 'red').of(car)).toBe('red 1');
  });
});
