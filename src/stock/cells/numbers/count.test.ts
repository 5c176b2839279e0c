import { describe, expect, it } from 'vitest';
import { isAboutDoors, isAboutSeats, readCount } from './count.ts';

describe('readCount', () => {
  it.each<[string, number | null]>([
    [' 5 Seats', 5],
    ['5', 5],
    ['4dr', 4],
    ['7-seater', 7],
    ['2+2', 4],
    ['5.0', 5],
    ['0', null],
    ['-', null],
  ])('reads %j as %j', (text, count) => {
    expect(readCount(text, 1, 8)).toEqual({ value: count, problem: null });
  });
  it.each(['22', '2.5', 'many'])('refuses %j between 1 and 8', (text) => {
    expect(readCount(text, 1, 8).problem).not.toBeNull();
  });
});

it('distinguishes seats from doors by the word in the cell', () => {
  expect([isAboutSeats(' 5 Seats'), isAboutSeats(' 4 Doors'), isAboutSeats('5')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isAboutDoors(' 4 Doors'), isAboutDoors('4dr'), isAboutDoors('5 Seats')]).toEqual([
    true,
    true,
    false,
  ]);
});
