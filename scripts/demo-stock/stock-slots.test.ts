import { describe, expect, it } from 'vitest';
import { slotOn } from './stock-slots.ts';

const day = (text: string) => new Date(`${text}T03:00:00Z`);
const yard = (now: Date) => Array.from({ length: 2_000 }, (_, slot) => slotOn(11, slot, now));

describe('a stock slot', () => {
  it('keeps its vehicle from arrival to departure', () => {
    const today = slotOn(3, 5, day('2026-11-20'));
    const tomorrow = slotOn(3, 5, day('2026-11-21'));
    expect(tomorrow.occupant).toBe(today.occupant);
    expect(tomorrow.arrived).toEqual(today.arrived);
    expect(tomorrow.daysHere).toBe(today.daysHere + 1);
    expect(tomorrow.daysLeft).toBe(today.daysLeft - 1);
  });

  it('gets the next vehicle on the day after the last one left', () => {
    const today = slotOn(3, 5, day('2026-11-20'));
    const next = slotOn(3, 5, new Date(today.leaves.getTime() + 1));
    expect(next.occupant).toBe(today.occupant + 1);
    expect(next.daysHere).toBe(0);
  });

  it('makes about eight in a hundred vehicles arrive within eight days', () => {
    const fresh = yard(day('2026-11-20')).filter(({ daysHere }) => daysHere < 8).length;
    expect(fresh / 2_000).toBeGreaterThan(0.06);
    expect(fresh / 2_000).toBeLessThan(0.1);
  });

  it('changes one vehicle in a hundred from one day to the next', () => {
    const before = yard(day('2026-11-20'));
    const moved = yard(day('2026-11-21')).filter(
      ({ occupant }, slot) => occupant !== before[slot]?.occupant,
    ).length;
    expect(moved).toBeGreaterThan(5);
    expect(moved).toBeLessThan(45);
  });
});
