import { fill } from '../../values/fill.ts';
import { type PageCar, pageCar } from '../page-car.client.ts';
import { currentPrice } from '../price/price.ts';
import { ageOnArrival, checkedAgo } from './checked-ago.ts';
import { countAt } from './count-up.ts';
import type { ViewReply } from './view-reply.schema.ts';
import { parseViewReply } from './view-reply.ts';

type Answer = { readonly reply: ViewReply; readonly ageSeconds: number };

/**
 * Null when there is no answer to believe: the page then stays as it was built. `updatedAt` is what the page
 * knows last of the car, the day it was sold or came; not when the page was built, or each build would be another.
 */
async function askView(car: PageCar, updatedAt: string): Promise<Answer | null> {
  const query = new URLSearchParams({
    photos_count: String(car.photosCount),
    updated_at: updatedAt,
    website_id: car.website,
  });
  try {
    const response = await fetch(`/api/cars/${car.slug}/view.json?${query}`);
    const reply = response.ok ? parseViewReply(await response.json()) : null;
    return reply && { reply, ageSeconds: ageOnArrival(reply.checked_at, response.headers.get('Date')) };
  } catch {
    return null;
  }
}

/** Once the page has loaded and somebody looks at it: a page opened in a background tab is no view yet. */
function whenSeen(look: () => void): void {
  const check = () => {
    if (document.readyState !== 'complete' || document.visibilityState !== 'visible') return;
    removeEventListener('load', check);
    document.removeEventListener('visibilitychange', check);
    look();
  };
  addEventListener('load', check);
  document.addEventListener('visibilitychange', check);
  check();
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Shows in `.live-status` what holds of the vehicle while its page is read (stock and vehicle §4, §7). */
export function startLiveStatus(): void {
  const car = pageCar();
  const status = document.querySelector<HTMLElement>('.live-status');
  if (car !== null && status !== null) whenSeen(() => void show(car, status));
}

async function show(car: PageCar, status: HTMLElement): Promise<void> {
  const answer = await askView(car, status.dataset['updatedAt'] ?? '');
  if (answer === null) return;
  const { reply, ageSeconds } = answer;
  showViews(status, reply.views);
  showChecked(status, performance.now() - ageSeconds * 1000);
  // Without a network the page stays as it was built.
  await showNews(car, reply, status).catch(console.warn);
}

function showViews(status: HTMLElement, views: number): void {
  const line = status.querySelector('.views');
  const { views: many = '', oneView = '' } = status.dataset;
  if (line === null || views === 0) return;
  const write = (count: number) => {
    line.textContent = views === 1 ? oneView : fill(many, { count: count.toLocaleString('en-AU') });
  };
  // Counting where nobody looks would cost a phone sixty frames while the page is still coming.
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches || !isInWindow(line);
  const start = still ? -Infinity : performance.now();
  const step = (now: number) => {
    const count = countAt(views, now - start);
    write(count);
    if (count < views) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Each second while seconds are shown, then each minute; nobody is told of every one. */
function showChecked(status: HTMLElement, checkedAt: number): void {
  const seconds = (performance.now() - checkedAt) / 1000;
  const line = status.querySelector('.checked');
  if (line === null) return;
  const ago = checkedAgo(seconds, document.documentElement.lang);
  line.textContent = fill(status.dataset['checked'] ?? '', { ago });
  setTimeout(() => showChecked(status, checkedAt), seconds < 60 ? 1000 : 60_000);
}

/** Seldom has anything changed since the page was built: how to show it is loaded only then. */
async function showNews(car: PageCar, reply: ViewReply, status: HTMLElement): Promise<void> {
  const { price = '', reserved } = status.dataset;
  const now = reply.car_fields;
  const isAsBuilt =
    now.status === car.status &&
    now.reserved === (reserved !== undefined) &&
    String(currentPrice({ price: now.price, offerPrice: null }) ?? '') === price;
  if (isAsBuilt) return;
  const { showChange } = await import('./show-change.client.ts');
  showChange(car, reply, status);
}
