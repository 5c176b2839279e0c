import * as v from 'valibot';
import { parseStored, readStored, writeStored } from '../../ui/stored.client.ts';
import { type LiveCars, liveCarsPath, liveCarsSchema } from './live-cars.ts';
import { forgetViews, viewedCars } from './viewed-cars.client.ts';
import type { ViewedCar } from './viewed-cars.schema.ts';

/** Ids and prices of what is for sale now, as far as the files were there. */
async function liveCars(cars: readonly ViewedCar[], fileCount: number): Promise<Map<string, LiveCars>> {
  const paths = [...new Set(cars.map(({ id }) => liveCarsPath(id, fileCount)))];
  const files = await Promise.all(
    paths.map(async (path): Promise<[string, LiveCars][]> => {
      try {
        const reply = await fetch(path);
        const file = v.safeParse(liveCarsSchema, reply.ok ? await reply.json() : null);
        return file.success ? [[path, file.output]] : [];
      } catch {
        return [];
      }
    }),
  );
  return new Map(files.flat());
}

function pictureOf(src: string): HTMLImageElement {
  return Object.assign(new Image(150, 100), { loading: 'lazy', decoding: 'async', alt: '', src });
}

/** `<recently-viewed>`: an element of its own, so that it may stand on any page and any number of times. */
class RecentlyViewedElement extends HTMLElement {
  readonly #stop = new AbortController();
  #followed: readonly ViewedCar[] = [];

  connectedCallback(): void {
    const { signal } = this.#stop;
    this.querySelector('button')?.addEventListener('click', () => this.#forget(), { signal });
    addEventListener(
      'storage',
      ({ key, newValue }) => {
        if (key === viewedCars.key || key === null) this.#follow(parseStored(viewedCars, newValue));
      },
      { signal },
    );
    this.#follow(readStored(viewedCars));
  }

  /** All but the car of the page itself. */
  #follow(cars: readonly ViewedCar[]): void {
    this.#followed = cars;
    const others = cars.filter(({ slug }) => location.pathname !== `/cars/${slug}`);
    if (others.length === 0) this.#show([]);
    else void this.#showLive(others, () => this.#followed === cars);
  }

  disconnectedCallback(): void {
    this.#stop.abort();
  }

  #forget(): void {
    forgetViews();
    this.#follow([]);
  }

  /** Cars that are gone are dropped, here and from the device; those that nobody knows of stay unpriced. */
  async #showLive(cars: readonly ViewedCar[], isStillSo: () => boolean): Promise<void> {
    const fileCount = Number(this.dataset['files']);
    const live = await liveCars(cars, fileCount);
    const fileOf = (car: ViewedCar) => live.get(liveCarsPath(car.id, fileCount));
    // Forgotten meanwhile, or another tab has added one.
    if (!isStillSo()) return;
    const isGone = (car: ViewedCar) => fileOf(car)?.[car.id] === undefined && fileOf(car) !== undefined;
    const held = readStored(viewedCars);
    if (held.some(isGone))
      writeStored(
        viewedCars,
        held.filter((car) => !isGone(car)),
      );
    this.#show(
      cars.filter((car) => !isGone(car)),
      (car) => fileOf(car)?.[car.id] ?? '',
    );
  }

  #show(cars: readonly ViewedCar[], priceOf: (car: ViewedCar) => string = () => ''): void {
    const items = cars.flatMap((car) => this.#item(car, priceOf(car)) ?? []);
    this.querySelector('ul')?.replaceChildren(...items);
    const [place] = this.children;
    if (place instanceof HTMLElement) place.hidden = items.length === 0;
    this.toggleAttribute('data-empty', items.length === 0);
  }

  #item(car: ViewedCar, price: string): DocumentFragment | null {
    const item = this.querySelector('template')?.content.cloneNode(true);
    if (!(item instanceof DocumentFragment)) return null;
    item.querySelector('a')?.setAttribute('href', `/cars/${car.slug}`);
    if (car.image !== null) item.querySelector('.picture')?.append(pictureOf(car.image));
    item.querySelector('.name')?.append(car.name);
    item.querySelector('.price-now')?.append(price);
    return item;
  }
}

export function defineRecentlyViewed(): void {
  if (!customElements.get('recently-viewed')) customElements.define('recently-viewed', RecentlyViewedElement);
}
