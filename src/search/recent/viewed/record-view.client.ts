import { deviceStorage } from '../../../ui/storage/device-storage.store.ts';
import type { ViewedCar } from './viewed-cars.schema.ts';
import { rememberCar, VIEWED_CARS } from './viewed-cars.ts';

/**
 * Remembers the car that its page describes as JSON. What the device holds already is judged when it is
 * read: every vehicle page would carry the schema library for it. Without storage nothing is remembered.
 */
export function recordView(json: string, shelf: Pick<Storage, 'getItem' | 'setItem'> = localStorage): void {
  const { key, version } = VIEWED_CARS;
  const car: ViewedCar = JSON.parse(json);
  shelf.setItem(key, JSON.stringify({ v: version, data: rememberCar(heldCars(shelf.getItem(key)), car) }));
}

/** The same for the page that is shown. A device whose storage is full, switched off or forbidden remembers nothing. */
export function recordPageView(): void {
  const car = document.getElementById('viewed-car')?.textContent;
  try {
    if (car) recordView(car);
  } catch {}
}

/**
 * Says by `data-viewed` of the page whether the device remembers another car than that of the page: then the strip of
 * them has its place.
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
