import * as v from 'valibot';
import { carListPath } from '../car-list.ts';
import { keptCarSchema } from '../kept-car.schema.ts';
import { keepCars, keptCars } from '../kept-cars-store.client.ts';

/** Keeps on the device what the page compares, and goes to what the device compares where the page has none. */
export function followComparison(page: HTMLElement): void {
  const shown = [...page.querySelectorAll<HTMLElement>('[data-slug]')].flatMap(({ dataset }) => {
    const { image = null, ...car } = dataset;
    const parsed = v.safeParse(keptCarSchema, { ...car, primary_image_url: image });
    return parsed.success ? [parsed.output] : [];
  });
  const path = page.dataset['path'] ?? '';
  if (shown.length > 0) keepCars('compare', shown);
  else if (!location.search.includes('cars=')) {
    const slugs = keptCars('compare').map(({ slug }) => slug);
    if (slugs.length > 0) location.replace(carListPath(path, slugs));
  }
  page.addEventListener('click', ({ target }) => {
    const id = target instanceof Element && target.closest<HTMLElement>('[data-remove]')?.dataset['remove'];
    // The link leads to the others; without them the page would come back to what the device has.
    if (id)
      keepCars(
        'compare',
        keptCars('compare').filter((car) => car.id !== id),
      );
  });
}
