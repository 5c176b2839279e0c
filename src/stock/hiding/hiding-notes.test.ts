import { expect, it } from 'vitest';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { hidingNotes } from './hiding-notes.ts';

it('lists for each rule what it hides and how many cars', () => {
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
      warning: null,
      sentence: 'hiding[0] hides the price of 2 cars: makes Toyota, carTypes used or demo',
    },
    { index: 1, hits: 1, sentence: 'hiding[1] hides 1 car: stockNumbers x9', warning: null },
    { index: 2, hits: 0, sentence: 'hiding[2] hides no cars: vins GONE', warning: null },
  ]);
});

it.each([
  ['Now only $12,990 drive away!', '$12,990'],
  ['Was AUD 14 500.', 'AUD 14 500'],
  ['Yours for $13k', '$13k'],
  ['$500 deposit, 12990 km, 2019 model', null],
])('finds a possible price in the comments of a car whose price is hidden: %s', (dealerComments, found) => {
  const cars = [aVehicle({ id: '1' }), aVehicle({ id: '2', stockNumber: 'X9', dealerComments })];
  const [note, ofCars] = hidingNotes(
    [
      { hide: 'price', makes: ['Toyota'] },
      { hide: 'car', makes: ['Toyota'] },
    ],
    cars,
  );
  expect(note?.warning ?? null).toBe(
    found === null
      ? null
      : `hiding[0] hides prices, and the comments of 1 car still hold something like one: "${found}" of X9`,
  );
  expect(ofCars?.warning).toBeNull();
});
