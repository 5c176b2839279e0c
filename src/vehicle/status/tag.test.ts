import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { isTagShown, type TagSettings, vehicleTag } from './tag.ts';

const settings: TagSettings = {
  electricAndHybrid: true,
  electricText: 'ELECTRIC',
  hybridText: 'HYBRID',
  reservedText: 'RESERVED',
  certified: true,
  certifiedText: 'Certified Pre-Owned',
  comingSoonText: 'COMING SOON',
  newArrival: true,
  newArrivalText: 'JUST ARRIVED',
  newArrivalDays: 8,
  sold: true,
  soldText: 'SOLD',
};
const brisbane = 'Australia/Brisbane';

/** Qualifies for every tag; each test row removes one, in the order of the specification. */
const everything: Partial<Vehicle> = {
  status: 'coming_soon',
  simpleFuel: 'electric',
  isReserved: true,
  isCertified: true,
  tag: 'Test Drive Only',
  createdAt: '2027-03-01T10:00:00+10:00',
};

function textFor(changes: Partial<Vehicle>, settingsChanges: Partial<TagSettings> = {}): string | null {
  return vehicleTag(aVehicle(changes), { ...settings, ...settingsChanges }, brisbane)?.text ?? null;
}

describe('vehicleTag', () => {
  it.each([
    ['electric or hybrid tag when enabled', {}, 'ELECTRIC'],
    ['Reserved', { simpleFuel: 'petrol' }, 'RESERVED'],
    ['a certified-used badge', { simpleFuel: 'petrol', isReserved: false }, 'Certified Pre-Owned'],
    [
      "the car's own tag text",
      { simpleFuel: 'petrol', isReserved: false, isCertified: false },
      'Test Drive Only',
    ],
    ['COMING SOON', { simpleFuel: null, isReserved: false, isCertified: false, tag: null }, 'COMING SOON'],
    [
      'a new-arrival tag when created within the last 8 days',
      { simpleFuel: null, isReserved: false, isCertified: false, tag: null, status: 'in_stock' },
      'JUST ARRIVED',
    ],
    [
      'otherwise none',
      {
        simpleFuel: null,
        isReserved: false,
        isCertified: false,
        tag: null,
        status: 'in_stock',
        createdAt: null,
      },
      null,
    ],
  ] as const)('"first match wins": %s', (_rule, changes, text) => {
    expect(textFor({ ...everything, ...changes })).toBe(text);
  });

  it.each([
    ['electric', 'ELECTRIC'],
    ['hybrid', 'HYBRID'],
    ['plug-in-hybrid', 'HYBRID'],
    ['diesel', 'RESERVED'],
    ['hydrogen', 'RESERVED'],
  ] as const)('"electric or hybrid tag when enabled": %s', (simpleFuel, text) => {
    expect(textFor({ simpleFuel, isReserved: true })).toBe(text);
    expect(textFor({ simpleFuel, isReserved: true }, { electricAndHybrid: false })).toBe('RESERVED');
  });

  it('is neither a certified badge nor a new-arrival tag if the dealer has switched them off', () => {
    const off = { certified: false, newArrival: false };
    expect(textFor({ isCertified: true, createdAt: '2027-03-01' }, off)).toBeNull();
  });

  it.each([
    ['sold', {}, 'SOLD'],
    ['unavailable', {}, 'SOLD'],
    ['sold', { soldText: 'Just Sold' }, 'Just Sold'],
    ['sold', { sold: false }, null],
  ] as const)(
    '"An unavailable car shows a SOLD tag", "on some dealers a Just Sold tag": %s with %o',
    (status, settingsChanges, text) => {
      expect(textFor({ ...everything, status }, settingsChanges)).toBe(text);
    },
  );
});

describe('isTagShown', () => {
  it.each([
    ['2027-03-01T10:00:00+10:00', '2027-03-09T09:59:59+10:00', true],
    ['2027-03-01T10:00:00+10:00', '2027-03-09T10:00:00+10:00', false],
    ['2027-03-01', '2027-03-08T23:59:59+10:00', true],
    ['2027-03-01', '2027-03-09T00:00:00+10:00', false],
  ])('"created within the last 8 days": created %s, read %s: %s', (createdAt, now, shown) => {
    const tag = vehicleTag(aVehicle({ createdAt }), settings, brisbane);
    expect(tag?.kind).toBe('new-arrival');
    expect(tag && isTagShown(tag, new Date(now))).toBe(shown);
  });

  it.each([
    ['sold', { status: 'sold' }],
    ['electrified', { simpleFuel: 'hybrid' }],
    ['reserved', { isReserved: true }],
    ['certified', { isCertified: true }],
    ['own', { tag: 'Ex-fleet' }],
    ['coming-soon', { status: 'coming_soon' }],
  ] as const)('has the kind %s for a vehicle with %j', (kind, changes) => {
    const plain = { createdAt: null, tag: null, simpleFuel: 'petrol', isReserved: false } as const;
    expect(vehicleTag(aVehicle({ ...plain, ...changes }), settings, brisbane)?.kind).toBe(kind);
  });

  it('is true for every other tag at any time', () => {
    const tag = vehicleTag(aVehicle({ status: 'coming_soon' }), settings, brisbane);
    expect(tag && isTagShown(tag, new Date('2099-01-01T00:00:00Z'))).toBe(true);
  });
});
