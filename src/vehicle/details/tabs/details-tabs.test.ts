import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../a-vehicle.fixture.ts';
import type { Vehicle } from '../../vehicle.schema.ts';
import { blocksFor, type DetailsTabSettings, detailsTabs, type TabBlock } from './details-tabs.ts';

const block = (changes: Partial<TabBlock> = {}): TabBlock => ({
  carTypes: [],
  itemTypes: [],
  makes: [],
  heading: 'Heading',
  paragraphs: [],
  points: [],
  link: null,
  ...changes,
});

const tab = (label: string, ...blocks: TabBlock[]) => ({ label, blocks });

const everything: DetailsTabSettings = {
  page: { comments: 'Dealer Comments', features: 'Features' },
  card: { reserve: { show: true, label: 'Reserve', href: '/' } },
  tabs: {
    whatsIncluded: tab("What's Included", block()),
    whyBuyFromUs: tab('Why Buy From Us', block()),
    reserveOnline: tab('Reserve Online', block()),
    protectYourCar: tab('Protect Your Car', block()),
  },
};

function labels(changes: Partial<Vehicle> = {}, settings = everything): string {
  const vehicle = aVehicle({ features: ['Sunroof'], ...changes });
  return detailsTabs(vehicle, settings)
    .map(({ label }) => label)
    .join(', ');
}

const withoutReserve = "Dealer Comments, What's Included, Why Buy From Us, Protect Your Car, Features";

describe('detailsTabs', () => {
  it('"Tabs: Dealer Comments, What\'s Included, Why Buy From Us, Reserve Online, Protect Your Car, Features"', () => {
    expect(labels()).toBe(
      "Dealer Comments, What's Included, Why Buy From Us, Reserve Online, Protect Your Car, Features",
    );
  });

  it.each([
    ['is reserved', { isReserved: true }],
    ['is there to be driven', { tag: 'Test Drive Only' }],
  ])('does not include the reservation of a car that %s', (_, changes) => {
    expect(labels(changes)).toBe(withoutReserve);
  });

  it('"reserve and online purchase only if checkout is enabled"', () => {
    const card = { reserve: { show: false, label: 'Reserve', href: '/' } };
    expect(labels({}, { ...everything, card })).toBe(withoutReserve);
  });

  it('"the tab is shown only when features exist"', () => {
    expect(labels({ features: ['null'] })).not.toContain('Features');
  });

  it.each(['sold', 'unavailable'] as const)('includes facts but no offers for a car that is %s', (status) => {
    expect(labels({ status })).toBe('Why Buy From Us, Features');
    expect(labels({ status, dealerComments: 'One owner' })).toBe(
      'Dealer Comments, Why Buy From Us, Features',
    );
  });

  it('leaves out a tab without content', () => {
    const tabs = { ...everything.tabs, whyBuyFromUs: tab('Why Buy From Us', block({ carTypes: ['new'] })) };
    expect(labels({ carType: 'used' }, { ...everything, tabs })).not.toContain('Why Buy');
    expect(labels({ carType: 'new' }, { ...everything, tabs })).toContain('Why Buy');
  });
});

describe('blocksFor', () => {
  it.each([
    [{}, 1],
    [{ carTypes: ['used', 'demo'] }, 1],
    [{ carTypes: ['new'] }, 0],
    [{ itemTypes: ['car'] }, 1],
    [{ itemTypes: ['caravan'] }, 0],
    [{ makes: ['TOYOTA'] }, 1],
    [{ makes: ['Kia'] }, 0],
    [{ carTypes: ['used'], makes: ['Kia'] }, 0],
  ] satisfies [Partial<TabBlock>, number][])('for a used Toyota, %o: %d', (changes, found) => {
    expect(blocksFor(aVehicle(), [block(changes)])).toHaveLength(found);
  });
});
