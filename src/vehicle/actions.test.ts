import { describe, expect, it } from 'vitest';
import { aVehicle } from './a-vehicle.ts';
import { type ActionSettings, canTradeIn, cardActions, reserveLabel, vehicleActions } from './actions.ts';
import type { Vehicle } from './vehicle.schema.ts';

const settings: ActionSettings = {
  finance: true,
  testDrive: true,
  enquire: true,
  checkout: true,
  checkoutCarTypes: ['new', 'used'],
  tradeIn: true,
  cardButton: { new: 'test-drive', demo: 'test-drive', used: 'finance' },
  checkoutRoute: 'checkout',
  financeRoute: '/finance',
  reserveDeposit: 200,
  currency: 'AUD',
};
const dealership = { dealershipSlug: null };

function labels(changes: Partial<Vehicle>, settingsChanges: Partial<ActionSettings> = {}): string {
  const card = cardActions(aVehicle(changes), { ...settings, ...settingsChanges }, dealership);
  return card.actions.map((action) => action.label).join(', ');
}

describe('cardActions', () => {
  it.each([
    [{ carType: 'used' }, {}, 'View Details, Finance, Reserve, Enquire'],
    [{ carType: 'new' }, {}, 'View Details, Test Drive, Reserve, Enquire'],
    [{ status: 'coming_soon' }, {}, 'View Details, Finance, Reserve, Enquire'],
    [{}, { finance: false }, 'View Details, Test Drive, Reserve, Enquire'],
    [{ carType: 'new' }, { testDrive: false }, 'View Details, Finance, Reserve, Enquire'],
    [{}, { finance: false, testDrive: false }, 'View Details, Reserve, Enquire'],
    [{}, { enquire: false }, 'View Details, Finance, Reserve'],
    [{ itemType: 'caravan', carType: 'new' }, {}, 'View Details, Finance, Reserve, Enquire'],
  ] as const)(
    '"For an in-stock car: View Details, Finance or Test Drive, Reserve and Enquire": %o with %o',
    (changes, settingsChanges, expected) => {
      expect(labels(changes, settingsChanges)).toBe(expected);
    },
  );

  it.each([
    [{}, { checkout: false }],
    [{ carType: 'demo' }, { cardButton: { new: 'finance', demo: 'finance', used: 'finance' } }],
    [{ isReserved: true }, {}],
  ] as const)(
    '"reserve appears only when checkout is enabled for the car": not for %o with %o',
    (changes, settingsChanges) => {
      expect(labels(changes, settingsChanges)).toBe('View Details, Finance, Enquire');
    },
  );

  it.each(['sold', 'unavailable'] as const)(
    '"A car that is not in stock shows only Find Me Something Similar": %s',
    (status) => {
      const card = cardActions(aVehicle({ status }), settings, dealership);
      expect(card.message).toBe('Like this and want something similar?');
      expect(card.actions.map((action) => action.label)).toEqual(['Find Me Something Similar']);
    },
  );

  it('offers of a car tagged Test Drive Only the test drive, and neither finance nor reservation', () => {
    expect(labels({ tag: 'Test Drive Only' })).toBe('View Details, Test Drive, Enquire');
    expect(labels({ tag: 'Manager’s Special' })).toBe('View Details, Finance, Reserve, Enquire');
  });
});

describe('vehicleActions', () => {
  it('offers finance and the test drive side by side on the vehicle page, with their addresses', () => {
    const vehicle = aVehicle({ id: '7', slug: 'kia-rio', vin: null, price: 25990, offerPrice: 24990 });
    const actions = vehicleActions(vehicle, settings, { dealershipSlug: 'northside' });
    expect(actions.map(({ name, href }) => [name, href])).toEqual([
      ['view-details', '/cars/kia-rio'],
      [
        'finance',
        '/finance?car_id=7&car_type=used&vehiclePriceBudget=24990&preferredDealership=northside#finance-form',
      ],
      ['test-drive', '/book-test-drive/?car_id=7'],
      ['reserve', '/cars/kia-rio/checkout'],
      ['enquire', '/cars/kia-rio#enquire'],
    ]);
  });
});

describe('canTradeIn', () => {
  it('"Trade-in button only if allowed for the car"', () => {
    expect(canTradeIn(aVehicle(), settings)).toBe(true);
    expect(canTradeIn(aVehicle(), { ...settings, tradeIn: false })).toBe(false);
    expect(canTradeIn(aVehicle({ status: 'sold' }), settings)).toBe(false);
  });
});

describe('reserveLabel', () => {
  it.each([
    [null, 'Reserve Now $200'],
    [500, 'Reserve Now $500'],
  ])('"Reserve Now $200 unless the car gives its own amount": %s', (reserveDeposit, label) => {
    expect(reserveLabel(aVehicle({ reserveDeposit }), settings)).toBe(label);
  });
});
