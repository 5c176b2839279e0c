// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { unmountAndClean } from '#tests/fixtures/unmount-and-clean.ts';
import { fill } from '../../values/fill.ts';
import type { CarToday } from '../cars-today.schema.ts';
import { anotherTabKeeps, heldIds, mazda, rio } from '../kept-cars.fixture.ts';
import { $favourites } from '../kept-cars.store.ts';
import { FavouriteCars } from './FavouriteCars.island.tsx';

const { favourites: texts } = demoSettings('harbourline').garage;
const today = ({ id, slug, name }: typeof rio, state: CarToday['state']): CarToday => ({
  ...{ id, slug, name, state },
  price: '$18,990',
});

function answer(...cars: CarToday[]) {
  const request = vi.fn(async (_path: string) => Response.json({ cars }));
  vi.stubGlobal('fetch', request);
  return request;
}

const show = () => render(<FavouriteCars texts={texts} stockPath="/search" sharing={null} />);
const rows = () => screen.getAllByRole('listitem');
const remove = ({ name }: typeof rio) => screen.getByRole('button', { name: fill(texts.remove, { name }) });

afterEach(() => {
  unmountAndClean($favourites);
  vi.unstubAllGlobals();
});

describe('the favourites of a device', () => {
  it("are shown with today's price", async () => {
    anotherTabKeeps('favourite', rio, mazda);
    const request = answer(today(rio, 'available'), today(mazda, 'reserved'));
    show();
    const [first, second] = rows();
    expect(
      within(first ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/cars/kia-rio-7');
    expect(await screen.findByText(texts.available)).toBeTruthy();
    expect(first?.textContent).toContain('$18,990');
    expect(second?.textContent).toContain(texts.reserved);
    expect(request.mock.calls).toEqual([['/api/garage/cars?cars=kia-rio-7,mazda-3-8']]);
  });

  it('that are sold are marked, without a price; removed ones have no link', async () => {
    anotherTabKeeps('favourite', rio, mazda);
    answer(today(rio, 'sold'));
    show();
    expect(await screen.findByText(texts.sold)).toBeTruthy();
    const [first, second] = rows();
    expect(first?.textContent).not.toContain('$');
    expect(second?.textContent).toContain(texts.gone);
    expect(within(second ?? document.body).queryByRole('link')).toBeNull();
  });

  it('are shown from the device while offline, and updated once online', async () => {
    anotherTabKeeps('favourite', rio);
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Offline.')));
    show();
    expect(await screen.findByText(texts.unknown)).toBeTruthy();
    expect(screen.getByText(rio.name)).toBeTruthy();
    answer(today(rio, 'available'));
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText(texts.available)).toBeTruthy();
    expect(screen.queryByText(texts.unknown)).toBeNull();
  });

  it('are removed one by one, and the focus moves on', async () => {
    anotherTabKeeps('favourite', rio, mazda);
    answer(today(rio, 'available'), today(mazda, 'available'));
    show();
    await userEvent.click(remove(rio));
    expect([heldIds('favourite'), rows().length]).toEqual([['8'], 1]);
    await waitFor(() => expect(document.activeElement).toBe(remove(mazda)));
    await userEvent.click(remove(mazda));
    expect(heldIds('favourite')).toEqual([]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: texts.heading })),
    );
    expect(screen.getByText(texts.empty)).toBeTruthy();
  });

  it('follow changes in other tabs', () => {
    answer();
    show();
    expect(screen.getByText(texts.empty)).toBeTruthy();
    act(() => anotherTabKeeps('favourite', rio));
    expect(rows()).toHaveLength(1);
    act(() => anotherTabKeeps('favourite'));
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
