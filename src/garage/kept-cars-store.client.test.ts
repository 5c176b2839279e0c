import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptCar } from './kept-car.schema.ts';
import { keepCars, keptCars } from './kept-cars-store.client.ts';

const rio: KeptCar = {
  id: '7',
  name: '2021 Kia Rio',
  slug: 'kia-rio-7',
  make: 'Kia',
  model: 'Rio',
  primary_image_url: '/photo.avif',
};
const mazda: KeptCar = { ...rio, id: '8', slug: 'mazda-3-8', primary_image_url: null };

let device: Map<string, string>;
let told: { readonly key: string; readonly newValue: string }[];

/** A device as its browser gives it; `isFull`: it reads but does not write. */
function stubDevice({ isFull = false, isPrivate = false } = {}): void {
  const shelf = {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      device.set(key, text);
    },
    removeItem: (key: string) => device.delete(key),
  };
  const get = () => {
    if (isPrivate) throw new DOMException('Access is denied.', 'SecurityError');
    return shelf;
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
}

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

beforeEach(() => {
  device = new Map();
  vi.stubGlobal(
    'StorageEvent',
    class {
      readonly key: string;
      readonly newValue: string;
      constructor(_type: string, { key, newValue }: { key: string; newValue: string }) {
        this.key = key;
        this.newValue = newValue;
      }
    },
  );
  vi.stubGlobal('dispatchEvent', (event: { key: string; newValue: string }) => told.push(event));
  stubDevice();
  told = [];
  // A page of its own.
  for (const list of ['favourite', 'compare'] as const) keepCars(list, []);
  device.clear();
  told = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

describe('vehicles that a device keeps', () => {
  it('are there again, each list for itself, and everybody is told', () => {
    keepCars('favourite', [rio, mazda]);
    keepCars('compare', [mazda]);
    expect(keptCars('favourite')).toEqual([rio, mazda]);
    expect(keptCars('compare')).toEqual([mazda]);
    expect(told.map(({ key, newValue }) => [key, JSON.parse(newValue).data.length])).toEqual([
      ['favourite', 2],
      ['compare', 1],
    ]);
  });

  it.each([
    ['full', { isFull: true }],
    ['private', { isPrivate: true }],
  ])('last as long as the page where the storage is %s', (_, how) => {
    stubDevice(how);
    expect(keptCars('favourite')).toEqual([]);
    keepCars('favourite', [rio]);
    expect(keptCars('favourite')).toEqual([rio]);
    expect(told.map(({ key }) => key)).toEqual(['favourite']);
  });

  it('are kept on the device again once it has room', () => {
    stubDevice({ isFull: true });
    keepCars('favourite', [rio]);
    stubDevice();
    keepCars('favourite', [rio, mazda]);
    expect(keptCars('favourite')).toEqual([rio, mazda]);
  });

  it.each([
    ['another version', { v: 2, data: [rio] }],
    ['no envelope', [rio]],
    [
      'an address that could run code',
      { v: 1, data: [{ ...rio, primary_image_url: 'javascript:alert(1)' }] },
    ],
    ['a slug that leads elsewhere', { v: 1, data: [{ ...rio, slug: '../../evil' }] }],
    ['half a vehicle', { v: 1, data: [{ id: '7' }] }],
  ])('count as none after %s', (_, held) => {
    device.set('favourite', JSON.stringify(held));
    expect(keptCars('favourite')).toEqual([]);
  });

  it('are each there once, whatever was written', () => {
    device.set('compare', JSON.stringify({ v: 1, data: [rio, mazda, rio] }));
    expect(keptCars('compare').map(({ id }) => id)).toEqual(['7', '8']);
  });

  it('never break a page, whatever the device holds', () => {
    const held = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((data) => JSON.stringify({ v: 1, data })),
      fc.array(fc.jsonValue()).map((data) => JSON.stringify({ v: 1, data })),
    );
    fc.assert(
      fc.property(held, (text) => {
        device.set('favourite', text);
        expect(Array.isArray(keptCars('favourite'))).toBe(true);
      }),
    );
  });
});
