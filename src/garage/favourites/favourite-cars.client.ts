import * as v from 'valibot';
import { fill } from '../../values/fill.ts';
import { carListPath } from '../car-list.ts';
import { type CarToday, carsTodaySchema } from '../cars-today.schema.ts';
import type { KeptCar } from '../kept-car.schema.ts';
import { keepCars, keptCars } from '../kept-cars-store.client.ts';

/** What holds today, by slug; null when nobody can be asked. */
async function carsToday(cars: readonly KeptCar[]): Promise<ReadonlyMap<string, CarToday> | null> {
  const slugs = cars.map(({ slug }) => slug);
  try {
    const reply = await fetch(carListPath('/api/garage/cars', slugs));
    if (!reply.ok) return null;
    const known = v.parse(carsTodaySchema, await reply.json());
    return new Map(known.cars.map((car) => [car.slug, car]));
  } catch {
    return null;
  }
}

function pictureOf(src: string): HTMLImageElement {
  return Object.assign(new Image(120, 80), { loading: 'lazy', decoding: 'async', alt: '', src });
}

/** `<favourite-cars>`: rows of what the device keeps, at once, and what holds of them as soon as that is known. */
class FavouriteCarsElement extends HTMLElement {
  readonly #stop = new AbortController();

  connectedCallback(): void {
    const { signal } = this.#stop;
    const follow = ({ key }: StorageEvent) => {
      if (key === 'favourite' || key === null) this.#show();
    };
    addEventListener('storage', follow, { signal });
    addEventListener('online', () => void this.#showToday(), { signal });
    // A page that was kept for the way back has heard of nothing meanwhile.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#show(), { signal });
    this.addEventListener('click', ({ target }) => this.#remove(target), { signal });
    this.#show();
  }

  disconnectedCallback(): void {
    this.#stop.abort();
  }

  get #list(): HTMLElement | null {
    return this.querySelector('ul');
  }

  get #rows(): HTMLElement[] {
    return [...this.querySelectorAll('li')];
  }

  /** Rows that stay are left alone, with what is known of them and who is on them. */
  #show(): void {
    const list = this.#list;
    if (list === null) return;
    const cars = keptCars('favourite');
    const held = new Map(this.#rows.map((row) => [row.dataset['id'], row]));
    const rows = cars.map((car) => held.get(car.id) ?? this.#newRow(car));
    for (const row of this.#rows) if (!rows.includes(row)) row.remove();
    for (const row of rows) if (row && row.parentElement !== list) list.append(row);
    list.dataset['rows'] = String(cars.length);
    list.style.setProperty('--rows', String(cars.length));
    if (cars.some(({ id }) => !held.has(id))) void this.#showToday();
  }

  #newRow(car: KeptCar): HTMLElement | null {
    const row = this.querySelector('template')?.content.firstElementChild?.cloneNode(true);
    if (!(row instanceof HTMLElement)) return null;
    Object.assign(row.dataset, { id: car.id, slug: car.slug });
    row.querySelector('a')?.setAttribute('href', `/cars/${car.slug}`);
    row.querySelector('.name')?.append(car.name);
    if (car.primary_image_url !== null)
      row.querySelector('.picture')?.append(pictureOf(car.primary_image_url));
    const remove = fill(this.dataset['remove'] ?? '', { name: car.name });
    row.querySelector('button')?.setAttribute('aria-label', remove);
    return row;
  }

  async #showToday(): Promise<void> {
    const cars = keptCars('favourite');
    if (cars.length === 0) return;
    const today = await carsToday(cars);
    const note = this.querySelector('.note');
    if (note) note.textContent = today === null ? (this.dataset['unknown'] ?? '') : '';
    if (today === null) return;
    const asked = new Set(cars.map(({ id }) => id));
    for (const row of this.#rows) {
      if (!asked.has(row.dataset['id'] ?? '')) continue;
      const car = today.get(row.dataset['slug'] ?? '');
      const state = car?.state ?? 'gone';
      row.dataset['state'] = state;
      this.#write(row, 'strong', car && state !== 'sold' ? car.price : '');
      this.#write(row, '.state', this.dataset[state] ?? '');
      // What is gone has no page.
      if (car === undefined) row.querySelector('a')?.removeAttribute('href');
    }
  }

  #write(row: HTMLElement, part: string, text: string): void {
    const place = row.querySelector(part);
    if (place) place.textContent = text;
  }

  /** The focus goes on to the next row, or to the heading where there is none. */
  #remove(target: EventTarget | null): void {
    const row = target instanceof Element ? target.closest('button')?.closest('li') : null;
    if (!row) return;
    const next = row.nextElementSibling ?? row.previousElementSibling;
    const heir = next?.querySelector('button') ?? this.querySelector<HTMLElement>('h2');
    keepCars(
      'favourite',
      keptCars('favourite').filter(({ id }) => id !== row.dataset['id']),
    );
    heir?.focus();
  }
}

/** @public loaded by the script of a page */
export function defineFavouriteCars(): void {
  if (!customElements.get('favourite-cars')) customElements.define('favourite-cars', FavouriteCarsElement);
}
