import { expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { similarReasons } from './similar-reasons.ts';

const texts = {
  show: true,
  model: 'Same model',
  body: 'Same body',
  less: '{reason}, {amount} less',
  more: '{reason}, {amount} more',
  seats: 'Also seats {seats}',
  closest: 'Closest in price',
};
const wanted: Partial<Vehicle> = {
  make: 'Kia',
  model: 'Carnival',
  simpleBody: 'van',
  seats: 8,
  price: 40_000,
  offerPrice: null,
};
const reasonsOf = (changes: Partial<Vehicle>, ...similar: Partial<Vehicle>[]) =>
  similarReasons(
    aVehicle({ ...wanted, ...changes }),
    similar.map((other) => aVehicle({ ...wanted, ...other })),
    texts,
    'AUD',
  );
const another = { make: 'LDV', model: 'G10' };

it.each<[string, Partial<Vehicle>[], (string | null)[]]>([
  ['the same model for less', [{ price: 38_800 }], ['Same model, $1,200 less']],
  ['the same model for more', [{ price: 41_000 }], ['Same model, $1,000 more']],
  ['the same model for nearly as much', [{ price: 40_099 }], ['Same model']],
  ['the same model without a price', [{ price: null }], ['Same model']],
  [
    'the nearest in price of other models',
    [{ price: 40_000 }, { ...another, price: 45_000 }],
    ['Same model', 'Closest in price'],
  ],
  [
    'as many seats, if that is unusual',
    [
      { ...another, price: 41_000 },
      { ...another, price: 43_000 },
    ],
    ['Closest in price', 'Also seats 8'],
  ],
  [
    'the same body with other seats',
    [
      { ...another, price: 41_000 },
      { ...another, price: 37_000, seats: 5 },
    ],
    ['Closest in price', 'Same body, $3,000 less'],
  ],
  [
    'nothing, if only the price is near',
    [
      { ...another, price: 41_000 },
      { ...another, price: 43_000, seats: 5, simpleBody: 'suv' },
    ],
    ['Closest in price', null],
  ],
])('a similar vehicle is shown because it is %s', (_, similar, reasons) => {
  expect(reasonsOf({}, ...similar)).toEqual(reasons);
});

it('five seats are no reason', () => {
  const similar = [
    { ...another, price: 41_000 },
    { ...another, price: 43_000 },
  ];
  expect(reasonsOf({ seats: 5 }, ...similar.map((other) => ({ ...other, seats: 5 })))).toEqual([
    'Closest in price',
    'Same body, $3,000 more',
  ]);
});

it('a vehicle without a price is compared by nothing that costs', () => {
  expect(reasonsOf({ price: null }, {}, { ...another })).toEqual(['Same model', 'Also seats 8']);
});

it('a dealer may leave reasons out', () => {
  expect(similarReasons(aVehicle(), [aVehicle()], { ...texts, show: false }, 'AUD')).toEqual([null]);
});
