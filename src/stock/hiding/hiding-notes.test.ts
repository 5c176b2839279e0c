import { expect, it } from 'vitest';
import { aVehicle } from '../../vehicle/a-vehicle.ts';
import { hidingNotes } from './hiding-notes.ts';

it('tells of each rule what it hides and how many cars that are', () => {
  const cars = [aVehicle({ id: '1' }), aVehicle({ id: '2', stockNumber: 'X9' })];
  const notes = hidingNotes(
    [
      { hide: 'price', makes: ['Toyota'], carTypes: ['used', 'demo'] },
      { hide: 'car', stockNumbers: ['x9'] },
      { hide: 'car', vins: ['GONE'] },
    ],
    cars,
  );
  expect(notes).toEqual([
    {
      index: 0,
      hits: 2,
      sentence: 'hiding[0] hides the price of 2 cars: makes Toyota, carTypes used or demo',
    },
    { index: 1, hits: 1, sentence: 'hiding[1] hides 1 car: stockNumbers x9' },
    { index: 2, hits: 0, sentence: 'hiding[2] hides no cars: vins GONE' },
  ]);
});
