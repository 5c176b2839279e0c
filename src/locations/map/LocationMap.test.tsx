// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { LocationMap } from './LocationMap.tsx';
import { mapFacts } from './map-facts.ts';
import type { MapFocus } from './map-focus.ts';
import { touch } from './plan/plan-boxes.ts';

const settings = demoSettings('harbourline');
const locations = settings.locations.locations.filter(({ visible }) => visible);
const goldCoast = locations.filter(({ slug }) => slug === 'harbourline-gold-coast');
const { map, texts } = settings.locations;

/** jsdom has no layout. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  for (const name of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(512);
});

const onActive = vi.fn<MapFocus['onActive']>();
const onChoose = vi.fn<MapFocus['onChoose']>();

function renderMap(branches = locations) {
  const facts = mapFacts(branches, settings);
  if (facts === null) throw new Error('There are no tiles.');
  const mapWith = (focus: Partial<MapFocus>) => (
    <LocationMap
      facts={facts}
      focus={{ shown: null, lookedAt: null, active: [], onActive, onChoose, ...focus }}
    >
      <img alt="The drawing" />
    </LocationMap>
  );
  const { rerender } = render(mapWith({}));
  return { focus: (focus: Partial<MapFocus>) => rerender(mapWith(focus)) };
}

const tiles = () => [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')];
const paths = () => tiles().map(({ src }) => new URL(src).pathname);
const said = () => screen.getByRole('status').textContent;

async function open(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: map.open }));
  await waitFor(() => expect(tiles()).not.toEqual([]));
}

describe('the map of branches', () => {
  it('is a drawing without requests until its button is pressed', async () => {
    renderMap(goldCoast);
    expect(screen.getByRole('img', { name: 'The drawing' })).toBeTruthy();
    expect(screen.queryByRole('application')).toBeNull();
    expect(said()).toContain(new URL(map.tiles ?? '').host);
    await open();
    // The tile of 28.0094° south, 153.4049° east at zoom 15 according to
    // wiki.openstreetmap.org/wiki/Slippy_map_tilenames.
    expect(paths()).toContain('/15/30347/19041.png');
    expect(document.activeElement).toBe(screen.getByRole('application', { name: map.label }));
    const credit = screen.getByRole('link', { name: map.attribution });
    expect(credit.getAttribute('href')).toBe(map.attributionHref);
    fireEvent.load(tiles()[0] ?? document.body);
    await waitFor(() => expect(said()).toBe(map.keys));
  });

  it('shows the branch of a marker with a link to its page', async () => {
    renderMap();
    await open();
    const marker = screen.getByRole('button', { name: 'Harbourline Gold Coast' });
    act(() => marker.click());
    const link = await screen.findByRole('link', { name: texts.viewLocation });
    expect(link.getAttribute('href')).toBe('/locations/harbourline-gold-coast');
    expect(link.parentElement?.textContent).toContain('Bundall QLD 4217');
  });

  it('has one marker for branches at the same address', async () => {
    renderMap();
    await open();
    const addresses = new Set(locations.map(({ address }) => `${address.latitude} ${address.longitude}`));
    expect(document.querySelectorAll('.map-pin')).toHaveLength(addresses.size);
  });

  it('closes a popup by Escape or its cross, and focuses the pin again', async () => {
    renderMap();
    await open();
    const marker = screen.getByRole('button', { name: 'Harbourline Gold Coast' });
    const closeFrom = async (name: RegExp | string, role: 'button' | 'link', key: string) => {
      act(() => marker.click());
      const inside = await screen.findByRole(role, { name });
      inside.focus();
      await userEvent.keyboard(key);
      expect(screen.queryByRole('link', { name: texts.viewLocation })).toBeNull();
      expect(document.activeElement).toBe(marker);
    };
    await closeFrom(texts.viewLocation, 'link', '{Escape}');
    await closeFrom(map.closePopup, 'button', '{Enter}');
  });

  it('opens a popup by the space bar, as a button does, and does not scroll the page', async () => {
    renderMap();
    await open();
    const marker = screen.getByRole('button', { name: 'Harbourline Gold Coast' });
    marker.focus();
    expect(fireEvent.keyDown(marker, { key: ' ' })).toBe(false);
    expect(await screen.findByRole('link', { name: texts.viewLocation })).toBeTruthy();
    fireEvent.keyDown(marker, { key: ' ', repeat: true });
    expect(screen.getByRole('link', { name: texts.viewLocation })).toBeTruthy();
  });

  it('places names beside their pins so that none covers another name or a pin', async () => {
    const sizes = { 'map-pin': [28, 28], 'map-name': [150, 22] } as const;
    const sizeOf = (element: Element) =>
      Object.entries(sizes).find(([name]) => element.classList.contains(name))?.[1] ?? [512, 512];
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
      return sizeOf(this)[0];
    });
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return sizeOf(this)[1];
    });
    // Without 3D transforms Leaflet places by left and top, and pins by a margin of half their size as well.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const { left, top, marginLeft, marginTop } = getComputedStyle(this);
      const sum = (...lengths: string[]) =>
        lengths.reduce((total, length) => total + (Number.parseFloat(length) || 0), 0);
      return new DOMRect(sum(left, marginLeft), sum(top, marginTop), ...sizeOf(this));
    });
    renderMap();
    await open();
    const visible = [...document.querySelectorAll<HTMLElement>('.map-name, .map-pin')].filter(
      ({ style }) => style.visibility !== 'hidden',
    );
    const crossed = visible.flatMap((one, at) =>
      visible.slice(at + 1).flatMap((other) => {
        const bothPins = one.matches('.map-pin') && other.matches('.map-pin');
        const isApart = bothPins || !touch(one.getBoundingClientRect(), other.getBoundingClientRect());
        return isApart ? [] : [`${one.textContent || one.title} ${other.textContent || other.title}`];
      }),
    );
    expect(crossed).toEqual([]);
    const named = visible.filter((element) => element.matches('.map-name')).length;
    expect(named).toBeGreaterThan(document.querySelectorAll('.map-pin').length / 2);
  });

  it('moves to the branch nearest to a postcode', async () => {
    const { focus } = renderMap();
    await open();
    focus({ lookedAt: 'harbourline-hervey-bay' });
    // 25.2811° south, 152.8383° east at zoom 12.
    await waitFor(() => expect(paths()).toContain('/12/3786/2345.png'));
  });

  it('shows only the branches that the list beside it shows, as large as they fit, and all of them again', async () => {
    const { focus } = renderMap();
    await open();
    const markers = () => screen.getAllByRole('button', { name: /^Harbourline/ }).map(({ title }) => title);
    const all = markers();
    focus({ shown: ['harbourline-gold-coast'] });
    expect(markers()).toEqual(['Harbourline Gold Coast']);
    await waitFor(() => expect(paths().some((path) => path.startsWith('/15/'))).toBe(true));
    focus({ shown: null });
    expect(markers().toSorted()).toEqual(all.toSorted());
  });

  it('highlights the pin of a branch of the list, and says which pin is pointed at or pressed', async () => {
    const { focus } = renderMap();
    await open();
    const marker = screen.getByRole('button', { name: 'Harbourline Gold Coast' });
    focus({ active: ['harbourline-gold-coast'] });
    expect([...document.querySelectorAll('.map-pin.on')]).toEqual([marker]);
    focus({});
    expect(document.querySelector('.map-pin.on')).toBeNull();
    fireEvent.mouseOver(marker);
    expect(onActive).toHaveBeenLastCalledWith(['harbourline-gold-coast']);
    fireEvent.mouseOut(marker);
    expect(onActive).toHaveBeenLastCalledWith([]);
    act(() => marker.click());
    expect(onChoose).toHaveBeenLastCalledWith('harbourline-gold-coast');
  });

  it('lets the wheel scroll the page, and explains how to zoom', async () => {
    renderMap(goldCoast);
    await open();
    fireEvent.wheel(screen.getByRole('application'), { deltaY: 60 });
    await waitFor(() => expect(said()).toBe(map.wheel));
    expect(paths().some((path) => path.startsWith('/14/'))).toBe(false);
  });

  it('shows the drawing again with a message if no tile loads', async () => {
    renderMap(goldCoast);
    await open();
    for (const tile of tiles()) fireEvent.error(tile);
    await waitFor(() => expect(said()).toBe(map.failed));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: map.open }));
    expect(screen.queryByRole('application')).toBeNull();
  });

  it('is only the drawing if the dealer has no tile server', () => {
    const without = { ...settings, locations: { ...settings.locations, map: { ...map, tiles: null } } };
    expect(mapFacts(locations, without)).toBeNull();
  });
});
