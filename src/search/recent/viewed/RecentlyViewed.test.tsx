// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unmountAndClean } from '#tests/fixtures/unmount-and-clean.ts';
import { RecentlyViewed } from './RecentlyViewed.island.tsx';
import type { ViewedCar } from './viewed-cars.schema.ts';
import { $viewedCars } from './viewed-cars.store.ts';
import { VIEWED_CARS } from './viewed-cars.ts';

const texts = { heading: 'You looked at', forget: 'Forget' };

function car(id: string): ViewedCar {
  const unknown = { stocknum: null, body: null, simple_body: null, image: null };
  return { id, make: 'Kia', model: 'Rio', slug: `rio-${id}`, name: `Kia Rio ${id}`, ...unknown };
}
const textOf = (...ids: string[]) => JSON.stringify({ v: 1, data: ids.map(car) });
const remember = (...ids: string[]) => localStorage.setItem(VIEWED_CARS.key, textOf(...ids));
const heldIds = () => $viewedCars.get().map(({ id }) => id);
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

/** Prices by id; null: the request fails. */
function answer(prices: Record<string, string> | null) {
  vi.stubGlobal('fetch', async () => (prices ? Response.json(prices) : new Response('', { status: 503 })));
}

function show(isBare = false) {
  return render(<RecentlyViewed texts={texts} fileCount={1} isBare={isBare} />);
}

afterEach(() => {
  unmountAndClean($viewedCars);
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

describe('recently viewed cars', () => {
  it("are shown with their present price, without the page's car and removed ones", async () => {
    remember('1', '2', '3');
    history.replaceState(null, '', '/cars/rio-2');
    answer({ 1: '$9,000', 2: '$8,000' });
    show();
    expect(screen.queryByRole('region')).toBeNull();
    expect(await screen.findByRole('region', { name: texts.heading })).toBeTruthy();
    expect(links()).toEqual(['Kia Rio 1$9,000']);
    // The page's own car is not requested, so it stays; a car without a price is removed.
    await waitFor(() => expect(heldIds()).toEqual(['1', '2']));
  });

  it('are shown without a price if the request fails, and stay on the device', async () => {
    remember('1');
    answer(null);
    show();
    await waitFor(() => expect(links()).toEqual(['Kia Rio 1']));
    expect(heldIds()).toEqual(['1']);
  });

  it('can be cleared', async () => {
    remember('1');
    answer({ 1: '$9,000' });
    const { container } = show(true);
    await userEvent.click(await screen.findByRole('button', { name: texts.forget }));
    expect([links(), localStorage.getItem(VIEWED_CARS.key)]).toEqual([[], null]);
    expect(container.querySelector('[data-empty]')).not.toBeNull();
  });

  it('follow changes in other tabs', async () => {
    answer({ 1: '$9,000', 2: '$8,000' });
    show();
    const newValue = textOf('2', '1');
    remember('2', '1');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: VIEWED_CARS.key, newValue })));
    await waitFor(() => expect(links()).toEqual(['Kia Rio 2$8,000', 'Kia Rio 1$9,000']));
  });
});
