import type { KeptCar } from './kept-car.schema.ts';
import type { KeptList } from './kept-list.ts';

export const rio: KeptCar = {
  id: '7',
  name: '2021 Kia Rio',
  slug: 'kia-rio-7',
  make: 'Kia',
  model: 'Rio',
  primary_image_url: '/photo.avif',
};
export const mazda: KeptCar = {
  id: '8',
  name: '2022 Mazda 3',
  slug: 'mazda-3-8',
  make: 'Mazda',
  model: '3',
  primary_image_url: null,
};

/** Changes a stored list as another tab would: writes it and dispatches a `storage` event. */
export function anotherTabKeeps(list: KeptList, ...cars: readonly KeptCar[]): void {
  const newValue = cars.length === 0 ? null : JSON.stringify({ v: 1, data: cars });
  if (newValue === null) localStorage.removeItem(list);
  else localStorage.setItem(list, newValue);
  dispatchEvent(new StorageEvent('storage', { key: list, newValue }));
}

/** Ids in the stored list. */
export function heldIds(list: KeptList): string[] {
  const held: { data: KeptCar[] } = JSON.parse(localStorage.getItem(list) ?? '{"data":[]}');
  return held.data.map(({ id }) => id);
}
