import { describe, expect, it } from 'vitest';
import { aBranch } from '#scripts/demo-stock/a-branch.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import {
  branchReason,
  branchRules,
  isByDealership,
  routeLead,
  routeTo,
  unnamed,
  workOf,
} from './lead-routing.ts';

const branch = (id: string, changes: Partial<Location> = {}) =>
  aBranch({ id, slug: `city-${id}`, name: id.toUpperCase(), primary: false, ...changes });

const head = branch('head', { dealershipSlug: 'metro', primary: true });
const closed = branch('closed', { dealershipSlug: 'coast', visible: false });
const workshop = branch('workshop', { dealershipSlug: 'coast', types: ['service', 'parts'] });
const gold = branch('gold', { dealershipSlug: 'coast', dealershipId: '41' });
const sunny = branch('sunny', { dealershipSlug: 'coast', types: ['sales', 'service'] });
const farm = branch('farm');
const north = branch('north', { dealershipSlug: 'outback', types: ['service'] });
const south = branch('south', { dealershipSlug: 'outback', types: ['service'] });
const locations = [closed, workshop, head, gold, sunny, farm, north, south];
const dealer = { locations, dealershipNames: { coast: 'The Coast' } };
const asked = { ...unnamed, vehicle: null, work: 'sales' as const };

type Named = Partial<Omit<Parameters<typeof routeLead>[0], 'vehicle'>> & { readonly at?: string | null };

describe('the recipient of a lead', () => {
  it.each([
    ['the branch that was chosen, by id', { chosen: 'gold' }, 'gold', 'chosen'],
    ['or by slug', { chosen: 'city-gold' }, 'gold', 'chosen'],
    [
      'whatever the vehicle and the page say',
      { chosen: 'farm', dealership: 'coast', at: 'gold' },
      'farm',
      'chosen',
    ],
    ['the branch where the vehicle stands', { dealership: 'metro', at: 'gold' }, 'gold', 'vehicle'],
    ['also one that is not shown', { at: 'closed' }, 'closed', 'vehicle'],
    ['the primary branch of the dealership', { dealership: 'metro' }, 'head', 'dealership-primary'],
    ['else its first that sells', { dealership: 'coast' }, 'gold', 'dealership-first'],
    ['or does the work', { dealership: 'coast', work: 'parts' }, 'workshop', 'dealership-first'],
    ['else its first', { dealership: 'outback' }, 'north', 'dealership-first'],
    ['a branch that is a dealership by itself', { dealership: 'city-farm' }, 'farm', 'dealership-first'],
    ['a dealership named in place of a branch', { chosen: 'coast' }, 'gold', 'dealership-first'],
    ['nobody where nothing is named', {}, null, null],
    ['nobody where nothing that is named is there', { chosen: 'x', dealership: 'y', at: 'z' }, null, null],
    ['nobody where the vehicle stands nowhere', { at: null }, null, null],
  ] as const)('%s: %j', (_, { at, ...named }: Named, id, rule) => {
    const vehicle = at === undefined ? null : { locationId: at };
    expect(routeLead({ ...asked, ...named, vehicle }, dealer)).toMatchObject({ branch: id, rule });
  });

  it('is the only visible branch', () => {
    const routing = routeLead(asked, { ...dealer, locations: [closed, gold] });
    expect(routing).toMatchObject({ branch: 'gold', rule: 'only' });
  });

  it('is the chosen dealership, whichever of its branches is given', () => {
    const coast = { slug: 'coast', name: 'The Coast' };
    expect(routeLead({ ...asked, dealership: 'coast' }, dealer).dealership).toEqual(coast);
    expect(routeLead({ ...asked, dealership: 'coast', chosen: 'farm' }, dealer).dealership).toEqual(coast);
  });

  it('is otherwise the dealership of its branch, named like its first branch by default', () => {
    const dealershipOf = (chosen: string) => routeLead({ ...asked, chosen }, dealer).dealership;
    expect(dealershipOf('sunny')).toEqual({ slug: 'coast', name: 'The Coast' });
    expect(dealershipOf('south')).toEqual({ slug: 'outback', name: 'NORTH' });
    expect(dealershipOf('farm')).toEqual({ slug: 'city-farm', name: 'FARM' });
    expect(routeLead(asked, dealer).dealership).toBeNull();
  });

  it('is named to a shopper with the dealership of the vehicle', () => {
    const vehicle = { locationId: 'gold' };
    expect(routeLead({ ...asked, chosen: 'farm', vehicle }, dealer).carDealershipId).toBe('41');
    expect(routeLead({ ...asked, chosen: 'gold' }, dealer).carDealershipId).toBeNull();
  });
});

it("a test drive goes to the chosen branch, or else to the vehicle's, or else to the primary one", () => {
  const ruleOf = (chosen: string, locationId: string) =>
    routeTo(gold, { chosen, vehicle: { locationId } }, dealer).rule;
  expect([ruleOf('gold', 'head'), ruleOf('', 'gold'), ruleOf('', 'head')]).toEqual([
    'chosen',
    'vehicle',
    'main',
  ]);
});

it('the department of a lead follows from its category', () => {
  const { leads } = demoSettings('pitstop');
  const works = ['Service Enquiry', 'Parts Enquiry', 'General Enquiry', 'Test Drive'].map((category) =>
    workOf(category, leads),
  );
  expect(works).toEqual(['service', 'parts', 'sales', 'sales']);
});

it('the dealer gets a sentence for every rule that applied', () => {
  const reasons = branchRules.map((rule) =>
    branchReason({ rule, dealership: { slug: 'coast', name: 'The Coast' } }),
  );
  expect(new Set(reasons).size).toBe(branchRules.length);
  for (const reason of reasons) expect(reason).toMatch(/^\S.*\.$/);
  expect(branchReason({ rule: 'only', dealership: null })).toBe('There is no other location.');
  expect(reasons.join(' ')).toContain('the dealership The Coast; this is its primary location.');
  expect(branchReason({ rule: null, dealership: null })).toBeNull();
});

it('a branch may follow from the dealership that the form names', () => {
  expect(branchRules.filter(isByDealership)).toEqual(['dealership-primary', 'dealership-first']);
  expect(isByDealership(null)).toBe(false);
});
