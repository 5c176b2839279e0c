import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DeliveryFailure } from './delivery-failure.ts';
import { afterFailure } from './retry.ts';

const failed = (triesBefore: number, changes: { chance?: number; waitMs?: number } = {}) =>
  afterFailure({
    failure: new DeliveryFailure('', { waitMs: changes.waitMs ?? 0 }),
    triesBefore,
    chance: changes.chance ?? 0.5,
    firstWaitMs: 30_000,
  });

describe('the delay after a failed attempt', () => {
  it.each([
    [1, 0.5],
    [2, 1],
    [3, 2],
    [4, 4],
    [5, 8],
    [6, 16],
    [7, 32],
    [8, 64],
    [9, 128],
    [10, 256],
    [11, 360],
    [15, 360],
  ])('number %d is %d minutes', (tries, minutes) => {
    expect(failed(tries - 1)).toEqual({ tries, waitMs: minutes * 60_000 });
  });

  it('number 16 is null: it was the last', () => {
    expect(failed(15)).toEqual({ tries: 16, waitMs: null });
  });

  it.each([
    [0, 0.8],
    [0.5, 1],
    [1, 1.2],
  ])('with chance %d is %d times as long', (chance, factor) => {
    expect(failed(3, { chance }).waitMs).toBe(240_000 * factor);
  });

  it.each([
    [5_000, 30_000],
    [90_000, 90_000],
    [10 * 24 * 3_600_000, 24 * 3_600_000],
  ])('is, for a receiver that asks for %d ms, %d ms', (waitMs, waited) => {
    expect(failed(0, { waitMs }).waitMs).toBe(waited);
  });

  it('adds up to more than a day and less than three', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
        const waits = Array.from({ length: 15 }, (_, tries) => failed(tries, { chance }).waitMs ?? 0);
        const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
        expect(hours).toBeGreaterThan(24);
        expect(hours).toBeLessThan(72);
      }),
    );
  });
});
