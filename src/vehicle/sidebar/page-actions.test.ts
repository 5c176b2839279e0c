import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { ActionSettings } from '../actions/actions.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { pageActions, type TradeInSettings, tradeInLink } from './page-actions.ts';

const at = (label: string) => ({ show: true, label, href: '/cars/{slug}#talk-to-us' });
const settings: ActionSettings = {
  viewDetails: at('View Details'),
  finance: at('Finance'),
  testDrive: at('Test Drive'),
  reserve: at('Reserve'),
  enquire: at('Enquire'),
  findSimilar: at('Find Me Something Similar'),
  preferTestDrive: false,
  unavailableText: 'Like this and want something similar?',
};
const money = { currency: 'AUD', deposit: 200 };
const off = (name: 'finance' | 'testDrive' | 'reserve' | 'enquire' | 'findSimilar') => ({
  [name]: { ...settings[name], show: false },
});

function labels(changes: Partial<Vehicle>, settingsChanges: Partial<ActionSettings> = {}): string[] {
  const { primary, others } = pageActions(aVehicle(changes), { ...settings, ...settingsChanges }, money);
  return [primary, ...others].map((action) => action?.label ?? 'none');
}

describe('pageActions', () => {
  it.each([
    [{}, {}, ['Reserve Now $200', 'Enquire', 'Test Drive', 'Finance']],
    [{ reserveDeposit: 500 }, {}, ['Reserve Now $500', 'Enquire', 'Test Drive', 'Finance']],
    [{}, off('reserve'), ['Enquire', 'Test Drive', 'Finance']],
    [{}, { ...off('reserve'), ...off('enquire') }, ['Test Drive', 'Finance']],
    [{ status: 'coming_soon' }, {}, ['Reserve Now $200', 'Enquire', 'Test Drive', 'Finance']],
    [{ isReserved: true }, {}, ['Enquire', 'Test Drive', 'Finance']],
    [{ itemType: 'caravan' }, off('reserve'), ['Enquire', 'Finance']],
    [{ tag: 'Test Drive Only' }, {}, ['Enquire', 'Test Drive']],
    [{ status: 'sold' }, {}, ['Find Me Something Similar']],
    [{ status: 'unavailable' }, {}, ['Find Me Something Similar']],
    [{ status: 'sold' }, off('findSimilar'), ['none']],
  ] as const)('%o with %o', (changes, settingsChanges, expected) => {
    expect(labels(changes, settingsChanges)).toEqual(expected);
  });

  it("link to the addresses in the dealer's settings", () => {
    const { primary } = pageActions(aVehicle({ slug: 'kia-rio' }), settings, money);
    expect(primary).toMatchObject({ name: 'reserve', href: '/cars/kia-rio#talk-to-us' });
  });
});

describe('tradeInLink', () => {
  const allowed: TradeInSettings = {
    show: true,
    label: 'Trade-In Valuation',
    href: '/cars/trade-in?car_id={id}',
    carTypes: ['new', 'demo', 'used'],
    itemTypes: ['car', 'truck'],
  };

  it.each([
    ['a car for sale', {}, {}, true],
    ['a kind that the dealer takes none for', { itemType: 'caravan' }, {}, false],
    ['stock that the dealer takes none for', { carType: 'new' }, { carTypes: ['used'] }, false],
    ['a sold car', { status: 'sold' }, {}, false],
    ['a dealer without trade-ins', {}, { show: false }, false],
  ] as const)('"Trade-in button only if allowed for the car": %s', (_, changes, settingsChanges, isShown) => {
    const link = tradeInLink(aVehicle({ id: '7', ...changes }), { ...allowed, ...settingsChanges });
    expect(link).toEqual(isShown ? { label: 'Trade-In Valuation', href: '/cars/trade-in?car_id=7' } : null);
  });
});
