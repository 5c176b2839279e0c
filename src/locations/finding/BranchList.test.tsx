// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { $shownBranches } from '../map/map-focus.store.ts';
import { BranchList } from './BranchList.island.tsx';
import { branchFacts } from './branch-facts.ts';

const settings = demoSettings('meridian');
const [example] = settings.locations.locations;
if (!example) throw new Error('The dealer has branches.');
const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  open: '09:00',
  close: '17:00',
}));
type Changes = Partial<Pick<typeof example, 'types' | 'manufacturers' | 'openingHours'>>;
const branch = (name: string, state: typeof example.address.state, changes: Changes) => ({
  ...example,
  ...{ id: name, slug: name.toLowerCase(), name, subtypes: [] },
  address: { ...example.address, state },
  ...{ types: ['sales' as const], manufacturers: ['Toyota'], openingHours: [], ...changes },
});
const branches = branchFacts(
  [
    branch('Albury', 'NSW', { openingHours: weekdays }),
    branch('Ballarat', 'VIC', { manufacturers: ['Kia', 'Toyota'], types: ['sales', 'service'] }),
    branch('Cairns', 'QLD', { types: ['service'] }),
    branch('Dubbo', 'NSW', { manufacturers: ['Kia'], openingHours: weekdays }),
    branch('Emerald', 'QLD', {}),
  ],
  settings,
);
const facts = { ...branches, timeZone: 'Australia/Brisbane' };
const { texts } = facts;

beforeEach(() => {
  // Friday, 20 November 2026, 10 am in Brisbane.
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:00:00+10:00'));
  $shownBranches.set(null);
});
afterEach(() => vi.restoreAllMocks());

const names = () =>
  screen.queryAllByRole('listitem').map((item) => within(item).getAllByRole('link')[0]?.textContent);
const choose = (label: string, value: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), value);
const status = () => screen.getByRole('status').textContent;

describe('the list of branches', () => {
  it('shows all, with address, phone and directions, and offers the values that the branches have', () => {
    render(<BranchList facts={facts} />);
    expect(names()).toEqual(['Albury', 'Ballarat', 'Cairns', 'Dubbo', 'Emerald']);
    expect(status()).toBe('5 locations');
    const options = [...screen.getByRole<HTMLSelectElement>('combobox', { name: texts.state }).options];
    expect(options.map(({ text }) => text)).toEqual([texts.anyState, 'NSW', 'QLD', 'VIC']);
    expect(screen.getAllByRole('link', { name: new RegExp(texts.getDirections) })).toHaveLength(5);
  });

  it('narrows by state, make and service together, says how many are left, and tells the map', async () => {
    render(<BranchList facts={facts} />);
    await choose(texts.state, 'NSW');
    expect(names()).toEqual(['Albury', 'Dubbo']);
    expect($shownBranches.get()).toEqual(['albury', 'dubbo']);
    await choose(texts.brand, 'Kia');
    expect(names()).toEqual(['Dubbo']);
    expect(status()).toBe(texts.countOne);
    await choose(texts.state, '');
    await choose(texts.service, settings.locations.texts.service);
    expect(names()).toEqual(['Ballarat']);
  });

  it.each([
    ['2026-11-20T10:00:00', ['Albury', 'Dubbo']],
    ['2026-11-20T08:59:00', undefined],
    ['2026-11-20T17:00:00', undefined],
    ['2026-11-21T10:00:00', undefined],
  ])('at %s shows as open now %j', async (local, open) => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${local}+10:00`));
    render(<BranchList facts={facts} />);
    await userEvent.click(screen.getByRole('checkbox', { name: texts.openNow }));
    if (open) expect(names()).toEqual(open);
    else expect(screen.getByText(texts.none)).toBeTruthy();
  });

  it('offers to show all again when none is left', async () => {
    render(<BranchList facts={facts} />);
    await choose(texts.state, 'VIC');
    await choose(texts.service, settings.locations.texts.service);
    await userEvent.click(screen.getByRole('checkbox', { name: texts.openNow }));
    expect(names()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: texts.clear }));
    expect(names()).toHaveLength(5);
    expect($shownBranches.get()).toBeNull();
  });

  it('has no filters when it is short', () => {
    render(<BranchList facts={{ ...facts, hasFilters: false }} />);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(names()).toHaveLength(5);
  });
});
