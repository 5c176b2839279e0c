// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { pageData } from '../../ui/hydration/page-data.ts';
import { BranchFinder } from './BranchFinder.island.tsx';
import { type BranchFacts, branchFacts } from './branch-facts.ts';

const settings = demoSettings('meridian');
const [example] = settings.locations.locations;
if (!example) throw new Error('The dealer has branches.');
const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  open: '09:00',
  close: '17:00',
}));
const places: Record<string, { readonly latitude: number; readonly longitude: number }> = {
  Albury: { latitude: -36.08, longitude: 146.92 },
  Ballarat: { latitude: -34.9, longitude: 138.6 },
  Cairns: { latitude: -16.92, longitude: 145.77 },
  Dubbo: { latitude: -32.25, longitude: 148.6 },
  Emerald: { latitude: -23.53, longitude: 148.16 },
};
type Changes = Partial<Pick<typeof example, 'types' | 'manufacturers' | 'openingHours'>>;
const branch = (name: string, state: typeof example.address.state, changes: Changes) => ({
  ...example,
  ...{ id: name, slug: name.toLowerCase(), name, subtypes: [] },
  address: { ...example.address, state, ...places[name] },
  ...{ types: ['sales' as const], manufacturers: ['Toyota'], openingHours: [], ...changes },
});
const branches = branchFacts(
  [
    branch('Albury', 'NSW', { openingHours: weekdays }),
    branch('Ballarat', 'VIC', { manufacturers: ['Kia', 'Toyota'], types: ['sales', 'service'] }),
    branch('Cairns', 'QLD', { types: ['service'] }),
    branch('Dubbo', 'NSW', { manufacturers: ['Kia'], openingHours: weekdays }),
    branch('Emerald', 'QLD', { types: ['sales', 'parts'] }),
  ],
  { filter: 'all', hasNearest: true },
  settings,
);
const facts: BranchFacts = { ...branches, timeZone: 'Australia/Brisbane' };
const { texts, nearest } = facts;
const show = (changed: Partial<BranchFacts> = {}) =>
  render(
    <BranchFinder facts={pageData('branches', { ...facts, ...changed })}>
      <img alt="The drawing" />
    </BranchFinder>,
  );

beforeEach(() => {
  // Friday, 20 November 2026, 10 am in Brisbane.
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:00:00+10:00'));
  history.replaceState(null, '', '/locations');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const rows = () => [...document.querySelectorAll<HTMLElement>('.branch-rows li')];
const names = () => rows().map((item) => within(item).getAllByRole('link')[0]?.textContent);
const pins = () => [...document.querySelectorAll<HTMLElement>('.plan-pin')];
const pinNames = () => pins().map((pin) => pin.getAttribute('aria-label'));
const choose = (label: string, value: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), value);
const status = () => within(screen.getByRole('group')).getByRole('status').textContent;

describe('the list of branches', () => {
  it('shows all, with address, phone and directions, and offers the values that the branches have', () => {
    show();
    expect(names()).toEqual(['Albury', 'Ballarat', 'Cairns', 'Dubbo', 'Emerald']);
    expect(status()).toBe('5 locations');
    const options = [...screen.getByRole<HTMLSelectElement>('combobox', { name: texts.state }).options];
    expect(options.map(({ text }) => text)).toEqual([texts.anyState, 'NSW', 'QLD', 'VIC']);
    expect(screen.getAllByRole('link', { name: new RegExp(texts.getDirections) })).toHaveLength(5);
  });

  it('narrows by state, make and service together, says how many are left, and so does the map', async () => {
    show();
    await choose(texts.state, 'NSW');
    expect(names()).toEqual(['Albury', 'Dubbo']);
    expect(pinNames()).toEqual(['Albury', 'Dubbo']);
    await choose(texts.brand, 'Kia');
    expect(names()).toEqual(['Dubbo']);
    expect(status()).toBe(texts.countOne);
    await choose(texts.state, '');
    await choose(texts.service, 'service');
    expect(names()).toEqual(['Ballarat']);
  });

  it.each([
    ['2026-11-20T10:00:00', ['Albury', 'Dubbo']],
    ['2026-11-20T08:59:00', undefined],
    ['2026-11-20T17:00:00', undefined],
    ['2026-11-21T10:00:00', undefined],
  ])('at %s shows as open now %j', async (local, open) => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${local}+10:00`));
    show();
    await userEvent.click(screen.getByRole('checkbox', { name: texts.openNow }));
    if (open) expect(names()).toEqual(open);
    else expect(screen.getByText(texts.none)).toBeTruthy();
  });

  it('offers to show all again when none is left', async () => {
    show();
    await choose(texts.state, 'VIC');
    await choose(texts.service, 'parts');
    await userEvent.click(screen.getByRole('checkbox', { name: texts.openNow }));
    expect(names()).toEqual([]);
    expect(pins()).toEqual([]);
    expect(screen.queryByRole('button', { name: texts.wholeMap })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: texts.clear }));
    expect(names()).toHaveLength(5);
    expect(pins()).toHaveLength(5);
    expect(location.search).toBe('');
  });

  it('has no filters when it is short', () => {
    show({ hasFilters: false });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(names()).toHaveLength(5);
  });

  it('is in the address, which can be shared, reloaded and left by the Back button', async () => {
    history.replaceState(null, '', '/locations?state=qld&service=parts&brand=Lada&open=yes&near=30');
    show();
    expect(names()).toEqual(['Emerald']);
    await choose(texts.state, '');
    await choose(texts.service, '');
    await choose(texts.brand, 'Kia');
    expect(location.search).toBe('?brand=Kia');
    act(() => {
      history.replaceState(null, '', '/locations?state=VIC');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(names()).toEqual(['Ballarat']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: texts.state }).value).toBe('VIC');
  });
});

const answerFrom = (from: object) =>
  vi.fn(async () =>
    Response.json({
      from,
      nearest: [
        {
          slug: 'cairns',
          name: 'At Cairns',
          path: '/c',
          km: 1,
          distance: '1 km',
          phone: null,
          directions: 'https://m',
        },
      ],
    }),
  );

describe('a postcode', () => {
  it('in the address sorts the list by distance, and the map shows the nearest', async () => {
    vi.stubGlobal('fetch', answerFrom({ latitude: -19.26, longitude: 146.82 }));
    history.replaceState(null, '', '/locations?near=4810');
    show();
    await waitFor(() => expect(names()).toEqual(['Cairns', 'Emerald', 'Dubbo', 'Albury', 'Ballarat']));
    expect(rows()[0]?.textContent).toContain('283 km away');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: nearest?.label ?? '' }).value).toBe('4810');
    const plan = document.querySelector<HTMLElement>('.branch-plan');
    expect(Number(plan?.style.getPropertyValue('--scale'))).toBeGreaterThan(1);
  });

  it('typed is put into the address beside the filters, and leaves the list unsorted if it cannot be found', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ detail: 'There is none.' }, { status: 404 }));
    show();
    await choose(texts.state, 'QLD');
    await userEvent.type(screen.getByRole('textbox', { name: nearest?.label ?? '' }), '0001{Enter}');
    expect(await screen.findByText('There is none.')).toBeTruthy();
    expect(location.search).toBe('?state=QLD&near=0001');
    expect(names()).toEqual(['Cairns', 'Emerald']);
  });
});

describe('the drawn map', () => {
  it('has a pin for each branch, which leads to its row without JavaScript and shows it with', async () => {
    show();
    const pin = pins().find((one) => one.getAttribute('aria-label') === 'Dubbo');
    if (!pin) throw new Error('There is no pin.');
    expect(document.getElementById(pin.getAttribute('href')?.slice(1) ?? '')?.textContent).toContain('Dubbo');
    await userEvent.hover(pin);
    expect(
      rows()
        .filter(({ className }) => className === 'on')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Dubbo')]);
    await userEvent.unhover(pin);
    expect(document.querySelector('.on')).toBeNull();
    fireEvent.click(pin);
    expect(document.activeElement?.textContent).toBe('Dubbo');
    expect(document.activeElement?.closest('li')).toBeTruthy();
  });

  it('highlights the pin of the branch that is pointed at or focused in the list', async () => {
    show();
    const row = rows()[2];
    if (!row) throw new Error('There is no row.');
    await userEvent.hover(row);
    const on = pins().filter(({ classList }) => classList.contains('on'));
    expect(on.map((pin) => pin.getAttribute('aria-label'))).toEqual(['Cairns']);
  });

  it('has one pin for branches that are too near to each other, and parts them when it is pressed', async () => {
    const near = facts.branches.map((one) =>
      one.name === 'Dubbo' ? { ...one, at: { latitude: -36.6, longitude: 147.6 } } : one,
    );
    show({ branches: near });
    const both = screen.getByRole('link', { name: '2 locations: Albury, Dubbo' });
    expect(both.textContent).toBe('2');
    await userEvent.click(both);
    expect(pinNames()).toContain('Dubbo');
    expect(names()).toHaveLength(5);
    const whole = screen.getByRole('button', { name: texts.wholeMap });
    expect(document.activeElement).toBe(whole);
    await userEvent.click(whole);
    expect(pinNames()).toContain('2 locations: Albury, Dubbo');
    expect(screen.queryByRole('button', { name: texts.wholeMap })).toBeNull();
  });

  it('is left as it is, without pins, if it is the own picture of the dealer', () => {
    show({ isDrawn: false });
    expect(screen.getByRole('img', { name: 'The drawing' })).toBeTruthy();
    expect(pins()).toEqual([]);
  });

  it('is missing if no branch has coordinates', () => {
    show({ branches: facts.branches.map((one) => ({ ...one, at: null })) });
    expect(screen.queryByRole('img')).toBeNull();
    expect(names()).toHaveLength(5);
  });
});
