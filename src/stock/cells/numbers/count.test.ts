import { describe, expect, it } from 'vitest';
import { isAboutDoors, isAboutSeats, readCount } from './count.ts';

describe('readCount', () => {
  it.each<[string, number | null]>([
    [' 5 Seats', 5],
    ['5', 5],
    ['4dr', 4],
    ['7-seater', 7],
    ['2+2', 4],
    [' 2 + 3 ', 5],
    ['1', 1],
    ['8', 8],
    ['5.0', 5],
    ['5.0E+00', 5],
    ['0', null],
    ['-', null],
  ])('reads %j as %j', (text, count) => {
    expect(readCount(text, 1, 8)).toEqual({ value: count, problem: null });
  });
  it.each([
    ['22', 'is not between 1 and 8'],
    ['9', 'is not between 1 and 8'],
    ['-2', 'is not between 1 and 8'],
    ['2.5', 'is not between 1 and 8'],
    ['2.198', 'is not between 1 and 8'],
    ['12+2', 'is not between 1 and 8'],
    ['many', 'is not a number'],
  ])('refuses %j between 1 and 8: it %s', (text, problem) => {
    expect(readCount(text, 1, 8)).toEqual({ value: null, problem });
  });
});

it('distinguishes seats from doors by the word in the cell', () => {
  expect([isAboutSeats(' 5 Seats'), isAboutSeats(' 4 Doors'), isAboutSeats('5')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isAboutDoors(' 4 Doors'), isAboutDoors('4dr'), isAboutDoors('5 Seats'), isAboutDoors('5')]).toEqual(
    [true, true, false, false],
  );
  expect([isAboutSeats('4 doors, 5 seats'), isAboutDoors('4 doors, 5 seats')]).toEqual([false, false]);
});
