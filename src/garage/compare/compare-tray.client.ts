import { fill } from '../../values/fill.ts';
import { carListPath } from '../car-list.ts';
import { keepCars, keptCars } from '../kept-cars-store.client.ts';

let hasStarted = false;

function pictureOf(src: string): HTMLImageElement {
  return Object.assign(new Image(54, 36), { alt: '', decoding: 'async', src });
}

/**
 * Shows in the `<compare-tray>` of the page what is chosen now; nothing is no bar.
 * @public loaded by the script of a page
 */
export function showTray(): void {
  const tray = document.querySelector<HTMLElement>('compare-tray');
  const bar = tray?.querySelector('section');
  if (!tray || !bar) return;
  const cars = keptCars('compare');
  const { chosen = '', most = '' } = tray.dataset;
  bar.hidden = cars.length === 0;
  const pictures = cars.flatMap(({ primary_image_url: url }) => (url === null ? [] : [pictureOf(url)]));
  bar.querySelector('ul')?.replaceChildren(
    ...pictures.map((picture) => {
      const item = document.createElement('li');
      item.append(picture);
      return item;
    }),
  );
  const line = bar.querySelector('p');
  if (line) line.textContent = fill(chosen, { count: cars.length, most });
  const path = carListPath(
    bar.dataset['path'] ?? '',
    cars.map(({ slug }) => slug),
  );
  bar.querySelector('a')?.setAttribute('href', path);
  if (hasStarted) return;
  hasStarted = true;
  bar.querySelector('button')?.addEventListener('click', () => {
    keepCars('compare', []);
    // The button is gone with its bar.
    document.querySelector('main')?.focus({ preventScroll: true });
  });
}
