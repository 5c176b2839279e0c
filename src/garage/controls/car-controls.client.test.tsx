// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listening } from '#tests/fixtures/listening.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { $toast } from '../../ui/toasts/toast.store.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { cardFacts } from '../../vehicle/card/card.ts';
import { cardSettings } from '../../vehicle/card/card-settings.ts';
import { anotherTabKeeps, heldIds } from '../kept-cars.fixture.ts';
import { LIMITS } from '../kept-list.ts';
import { CarControls } from './CarControls.tsx';
import { startCarControls } from './car-controls.client.ts';

const settings = demoSettings('harbourline');
const shown = cardSettings(settings, new Date('2026-11-20T00:00:00Z'));
const saved = new Set<string>();
const toggleSaved = vi.fn(async () => undefined);
const happened = vi.fn();

let stop = () => {};
/** Listeners are added once, as in a real tab. */
beforeAll(() => {
  stop = listening(() => {
    startCarControls({ savedIds: () => saved, toggleSaved });
    document.addEventListener('happened', ({ detail }: CustomEvent) => happened(detail));
  });
});
afterAll(() => stop());

beforeEach(() => {
  document.body.insertAdjacentHTML('afterbegin', '<div class="compare-tray"></div>');
  const limits = Object.assign(document.createElement('div'), { id: LIMITS });
  Object.assign(limits.dataset, { favouriteMax: '2', compareMax: '1', compareFull: 'One at a time.' });
  document.body.append(limits);
});

afterEach(() => {
  saved.clear();
  vi.clearAllMocks();
});

function show(...ids: string[]) {
  const cars = ids.map((id) =>
    aVehicle({ id, slug: `rio-${id}`, make: 'Kia', model: `Rio ${id}`, badge: null, stockNumber: null }),
  );
  return render(
    cars.map((car) => <CarControls key={car.id} card={cardFacts(car, shown)} images={settings.images} />),
  );
}
const button = (what: string, id = '7') => screen.getByRole('button', { name: `${what} 2021 Kia Rio ${id}` });
const isPressed = (what: string, id = '7') => button(what, id).getAttribute('aria-pressed') === 'true';
const hasTray = () => document.documentElement.hasAttribute('data-compares');

describe('the buttons of a vehicle', () => {
  it('store it on the device at once, and remove it at the second press', async () => {
    show('7');
    button('Favourite').click();
    expect([heldIds('favourite'), isPressed('Favourite')]).toEqual([['7'], true]);
    button('Favourite').click();
    expect([heldIds('favourite'), isPressed('Favourite')]).toEqual([[], false]);
    expect(localStorage.getItem('favourite')).toBeNull();
  });

  it('store the fields of a favourite: id, name, slug, make, model and picture', () => {
    show('7');
    button('Favourite').click();
    expect(JSON.parse(localStorage.getItem('favourite') ?? '')).toEqual({
      v: 1,
      data: [
        {
          id: '7',
          slug: 'rio-7',
          name: '2021 Kia Rio 7',
          make: 'Kia',
          model: 'Rio 7',
          primary_image_url: expect.stringMatching(/^(https:|\/)/),
        },
      ],
    });
  });

  it('track a new favourite with its vehicle, and nothing else', () => {
    show('7', '9');
    for (const press of [button('Favourite', '9'), button('Favourite', '9'), button('Compare')])
      press.click();
    const about = { id: '9', slug: 'rio-9', name: '2021 Kia Rio 9' };
    expect(happened.mock.calls).toEqual([[{ name: 'favourite', about }]]);
  });

  it('show the state of the device, even if React adds them later', async () => {
    anotherTabKeeps('favourite', { ...aCar, id: '9' });
    show('7', '9');
    await waitFor(() => expect([isPressed('Favourite'), isPressed('Favourite', '9')]).toEqual([false, true]));
    anotherTabKeeps('favourite');
    expect(isPressed('Favourite', '9')).toBe(false);
  });

  it('show saved vehicles, and save to the watchlist of a signed-in shopper', async () => {
    saved.add('9');
    show('7', '9');
    await waitFor(() => expect([isPressed('Save'), isPressed('Save', '9')]).toEqual([false, true]));
    await userEvent.click(button('Save'));
    const car = { id: '7', slug: 'rio-7', name: '2021 Kia Rio 7' };
    expect(toggleSaved).toHaveBeenCalledExactlyOnceWith(car, button('Save'));
    button('Save').ariaDisabled = 'true';
    await userEvent.click(button('Save'));
    expect(toggleSaved).toHaveBeenCalledTimes(1);
  });

  it('show the comparison bar while there are vehicles to compare', () => {
    show('7');
    expect(hasTray()).toBe(false);
    button('Compare').click();
    expect(hasTray()).toBe(true);
    button('Compare').click();
    expect(hasTray()).toBe(false);
  });

  it('show a message at the maximum number, and keep the others', async () => {
    show('7', '9');
    button('Compare').click();
    button('Compare', '9').click();
    expect([heldIds('compare'), isPressed('Compare', '9')]).toEqual([['7'], false]);
    await waitFor(() => expect($toast.get()?.text).toBe('One at a time.'));
  });

  it.each([
    ['garbage', '{"v":1,"data":[{"id":7},null'],
    ['another version', '{"v":2,"data":[{"id":"7"}]}'],
    ['no list', '{"v":1,"data":7}'],
  ])('start empty if the device has %s', (_, text) => {
    localStorage.setItem('favourite', text);
    show('7');
    expect(isPressed('Favourite')).toBe(false);
    button('Favourite').click();
    expect([heldIds('favourite'), isPressed('Favourite')]).toEqual([['7'], true]);
  });

  it('keep the state for the page if the device is full', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    show('7');
    button('Favourite').click();
    expect(isPressed('Favourite')).toBe(true);
    button('Favourite').click();
    expect(isPressed('Favourite')).toBe(false);
    setItem.mockRestore();
  });

  it('show the present state on a page restored from the back/forward cache', () => {
    show('7');
    button('Favourite').click();
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(isPressed('Favourite')).toBe(false);
  });
});

const aCar = { name: 'x', slug: 'x', make: 'x', model: 'x', primary_image_url: null };
