import { deviceStorage } from '../../../ui/storage/device-storage.store.ts';
import type { ViewedCar } from './viewed-cars.schema.ts';
import { rememberCar, VIEWED_CARS } from './viewed-cars.ts';

/**
 * Stores the car described by the page's JSON. Stored cars are validated when they are read, because every vehicle
 * page would otherwise load the schema library. Does nothing without storage.
 */
export function recordView(json: string, shelf: Pick<Storage, 'getItem' | 'setItem'> = localStorage): void {
  const { key, version } = VIEWED_CARS;
  const car: ViewedCar = JSON.parse(json);
  shelf.setItem(key, JSON.stringify({ v: version, data: rememberCar(heldCars(shelf.getItem(key)), car) }));
}

/** Stores the present page's car. Does nothing if the device's storage is full, disabled or forbidden. */
export function recordPageView(): void {
  const car = document.getElementById('viewed-car')?.textContent;
  try {
    if (car) recordView(car);
  } catch {}
}

/**
 * Sets `data-viewed` on the root if the device has stored another car than the page's, so that the strip is shown.
 */
export function markOtherViews(): void {
  const mark = () => {
    const others = heldCars(deviceStorage[VIEWED_CARS.key]).filter(
      ({ slug }) => location.pathname !== `/cars/${slug}`,
    );
    document.documentElement.toggleAttribute('data-viewed', others.length > 0);
  };
  addEventListener('storage', mark);
  addEventListener('pageshow', mark);
  mark();
}

function heldCars(text: string | null | undefined): { readonly id: string; readonly slug?: unknown }[] {
  try {
    const held: { v?: unknown; data?: unknown } | null = JSON.parse(text ?? 'null');
    return held?.v === VIEWED_CARS.version && Array.isArray(held.data) ? held.data.filter(hasId) : [];
  } catch {
    return [];
  }
}

function hasId(value: unknown): value is { readonly id: string; readonly slug?: unknown } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
