import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { type ActionSettings, canReserve, cardActions, vehicleActions } from './actions.ts';

const settings: ActionSettings = {
  viewDetails: { show: true, label: 'View Details', href: '/cars/{slug}' },
  finance: { show: true, label: 'Finance', href: '/finance?car_id={id}#finance-form' },
  testDrive: { show: true, label: 'Test Drive', href: '/book-test-drive/?car_id={id}' },
  reserve: { show: true, label: 'Reserve', href: '/cars/{slug}/checkout', carTypes: ['new', 'used'] },
  enquire: { show: true, label: 'Enquire', href: '/cars/{slug}#enquire' },
  findSimilar: { show: true, label: 'Find Me Something Similar', href: '/cars/{slug}#enquire' },
  preferTestDrive: false,
  unavailableText: 'Like this and want something similar?',
};

function labels(changes: Partial<Vehicle>, settingsChanges: Partial<ActionSettings> = {}): string {
  const card = cardActions(aVehicle(changes), { ...settings, ...settingsChanges });
  return card.actions.map((action) => action.label).join(', ');
}

/** The default settings with one button disabled. */
function without(name: 'viewDetails' | 'finance' | 'testDrive' | 'reserve' | 'enquire' | 'findSimilar') {
  return { [name]: { ...settings[name], show: false } };
}

describe('cardActions', () => {
  it.each([
    [{}, {}, 'View Details, Finance, Reserve, Enquire'],
    [{}, { preferTestDrive: true }, 'View Details, Test Drive, Reserve, Enquire'],
    [{ status: 'coming_soon' }, {}, 'View Details, Finance, Reserve, Enquire'],
    [{}, without('finance'), 'View Details, Test Drive, Reserve, Enquire'],
    [{}, { ...without('testDrive'), preferTestDrive: true }, 'View Details, Finance, Reserve, Enquire'],
    [{}, { ...without('testDrive'), ...without('finance') }, 'View Details, Reserve, Enquire'],
    [{}, without('enquire'), 'View Details, Finance, Reserve'],
    [{}, without('viewDetails'), 'Finance, Reserve, Enquire'],
    [{ itemType: 'caravan' }, { preferTestDrive: true }, 'View Details, Finance, Reserve, Enquire'],
  ] as const)(
    '"For an in-stock car: View Details, Finance or Test Drive, Reserve and Enquire": %o with %o',
    (changes, settingsChanges, expected) => {
      expect(labels(changes, settingsChanges)).toBe(expected);
    },
  );

  it.each([
    [{}, without('reserve')],
    [{ carType: 'demo' }, {}],
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
      const card = cardActions(aVehicle({ status }), settings);
      expect(card.message).toBe('Like this and want something similar?');
      expect(card.actions.map((action) => action.label)).toEqual(['Find Me Something Similar']);
      expect(labels({ status }, without('findSimilar'))).toBe('');
    },
  );

  it('a car tagged Test Drive has only the test drive, and neither finance nor reservation', () => {
    expect(labels({ tag: 'Test Drive Only' })).toBe('View Details, Test Drive, Enquire');
    expect(labels({ tag: 'Manager’s Special' })).toBe('View Details, Finance, Reserve, Enquire');
  });
});

describe('canReserve', () => {
  it.each([
    ['at a price', {}, true],
    ['coming soon at a price', { status: 'coming_soon' }, true],
    ['on preorder at a price', { status: 'coming_soon', isPreorder: true }, true],
    ['for $11', { price: 11 }, true],
    ['for $10, which is no price', { price: 10 }, false],
    ['without a price', { price: null }, false],
    ['without a price but on offer', { price: null, offerPrice: 20_990 }, true],
    ['on preorder without a price', { status: 'coming_soon', isPreorder: true, price: null }, false],
    ['by subscription only', { price: null, subscriptionPricePerWeek: 249 }, false],
    ['by subscription or at a price', { subscriptionPricePerWeek: 249 }, true],
    ['with a deposit of its own and no price', { price: null, reserveDeposit: 500 }, false],
    ['reserved', { isReserved: true }, false],
    ['sold', { status: 'sold' }, false],
    ['unavailable', { status: 'unavailable' }, false],
    ['for test drives only', { tag: 'Test Drive Only' }, false],
    ['of a kind that is not reserved online', { carType: 'demo' }, false],
  ] as const)('for a vehicle that is %s: %o gives %s', (_, changes, expected) => {
    expect(canReserve(aVehicle({ price: 25_990, offerPrice: null, ...changes }), settings)).toBe(expected);
    expect(canReserve(aVehicle(changes), { reserve: { ...settings.reserve, show: false } })).toBe(false);
  });
});

describe('vehicleActions', () => {
  it('has finance and test drive side by side on the vehicle page, with their addresses', () => {
    const actions = vehicleActions(aVehicle({ id: '7', slug: 'kia-rio' }), settings);
    expect(actions.map(({ name, href }) => [name, href])).toEqual([
      ['view-details', '/cars/kia-rio'],
      ['finance', '/finance?car_id=7#finance-form'],
      ['test-drive', '/book-test-drive/?car_id=7'],
      ['reserve', '/cars/kia-rio/checkout'],
      ['enquire', '/cars/kia-rio#enquire'],
    ]);
  });
});
