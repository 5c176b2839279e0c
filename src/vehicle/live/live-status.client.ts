import { fill } from '../../values/fill.ts';
import { type PageCar, pageCar } from '../page-car.client.ts';
import { currentPrice } from '../price/price.ts';
import { askView } from './view/ask-view.api.ts';
import { checkedAgo } from './view/checked-ago.ts';
import { countAt } from './view/count-up.ts';

/** Shows the current status of the vehicle in `.live-status` (stock and vehicle §4, §7). */
export function startLiveStatus(): void {
  const car = pageCar();
  const status = document.querySelector<HTMLElement>('.live-status');
  if (car === null || status === null) return;
  // Runs once the page is loaded and visible: a page opened in a background tab is not a view yet.
  const look = () => {
    if (document.readyState !== 'complete' || document.visibilityState !== 'visible') return;
    removeEventListener('load', look);
    document.removeEventListener('visibilitychange', look);
    // Offline the page stays as built.
    show(car, status).catch(console.warn);
  };
  addEventListener('load', look);
  document.addEventListener('visibilitychange', look);
  look();
}

async function show(car: PageCar, status: HTMLElement): Promise<void> {
  // The date of the last change, not of the build, which would change every page in every build.
  const { updatedAt: updated_at = '' } = status.dataset;
  const answer = await askView(car.slug, { photos_count: car.photos, updated_at, website_id: car.website });
  if (answer === null) return;
  const { reply, ageSeconds } = answer;
  showViews(status, reply.views);
  showChecked(status, performance.now() - ageSeconds * 1000);
  const { status: now, reserved, price } = reply.car_fields;
  const nowPrice = currentPrice({ price, offerPrice: null });
  if (now === car.status && reserved === car.isReserved && nowPrice === car.price) return;
  // Changes are rare, so the code that shows them is loaded on demand.
  const load = async () => (await import('./show-change.client.ts')).showChange;
  (await load().catch(load))(car, reply);
}

function showViews(status: HTMLElement, views: number): void {
  const line = status.querySelector('.views');
  const { views: many = '', oneView = '' } = status.dataset;
  if (line === null || views === 0) return;
  const { top, bottom } = line.getBoundingClientRect();
  const isSeen = bottom > 0 && top < innerHeight;
  // The animation is skipped when it is out of view, to save work while the page loads.
  const isCounted = isSeen && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const start = isCounted ? performance.now() : -Infinity;
  const step = (now: number) => {
    const count = countAt(views, now - start);
    line.textContent = views === 1 ? oneView : fill(many, { count: count.toLocaleString('en-AU') });
    if (count < views) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Updated each second while seconds are shown, then each minute; not announced to screen readers. */
function showChecked(status: HTMLElement, checkedAt: number): void {
  const seconds = (performance.now() - checkedAt) / 1000;
  const line = status.querySelector('.checked');
  if (line === null) return;
  const ago = checkedAgo(seconds, document.documentElement.lang);
  line.textContent = fill(status.dataset['checked'] ?? '', { ago });
  setTimeout(() => showChecked(status, checkedAt), seconds < 60 ? 1000 : 60_000);
}
