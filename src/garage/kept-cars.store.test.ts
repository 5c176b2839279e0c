// @vitest-environment jsdom
import fc from 'fast-check';
import { cleanStores } from 'nanostores';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anotherTabKeeps, heldIds, mazda, rio } from './kept-cars.fixture.ts';
import { $compare, $favourites, keepCars } from './kept-cars.store.ts';

afterEach(() => cleanStores($favourites, $compare));

describe('the vehicles stored on a device', () => {
  it('are read back, in separate lists, with an event for each change', () => {
    const listener = vi.fn();
    addEventListener('storage', ({ key, newValue }) => listener(key, newValue));
    keepCars('favourite', [rio, mazda]);
    keepCars('compare', [mazda]);
    expect([$favourites.get(), $compare.get()]).toEqual([[rio, mazda], [mazda]]);
    expect([heldIds('favourite'), heldIds('compare')]).toEqual([['7', '8'], ['8']]);
    keepCars('compare', []);
    expect(localStorage.getItem('compare')).toBeNull();
    expect(listener.mock.calls).toEqual([
      ['favourite', expect.stringContaining('"8"')],
      ['compare', expect.stringContaining('"8"')],
      ['compare', null],
    ]);
  });

  it('follow changes in other tabs', () => {
    const stop = $favourites.listen(() => {});
    anotherTabKeeps('favourite', rio);
    expect($favourites.get()).toEqual([rio]);
    anotherTabKeeps('favourite');
    expect($favourites.get()).toEqual([]);
    stop();
  });

  const held = (data: unknown, v = 1) => JSON.stringify({ v, data });
  it.each([
    ['another version', held([rio], 2), []],
    ['no envelope', JSON.stringify([rio]), []],
    ['an address that could run code', held([{ ...rio, primary_image_url: 'javascript:alert(1)' }]), []],
    ['a slug that leads elsewhere', held([{ ...rio, slug: '../../evil' }]), []],
    ['half a vehicle beside a whole one', held([{ id: '7' }, mazda]), [mazda]],
    ['one twice', held([rio, mazda, rio]), [rio, mazda]],
  ])('of %s are those with the required fields', (_, text, cars) => {
    localStorage.setItem('favourite', text);
    expect($favourites.get()).toEqual(cars);
  });

  it('are never invalid, whatever the device contains', () => {
    const data = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          data.map((value) => held(value)),
        ),
        (text) => {
          localStorage.setItem('favourite', text);
          cleanStores($favourites);
          expect(Array.isArray($favourites.get())).toBe(true);
        },
      ),
    );
  });
});
