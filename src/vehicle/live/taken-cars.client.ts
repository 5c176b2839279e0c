import { pageCar } from '../page-car.client.ts';
import type { TakenCars } from './taken-cars.schema.ts';
import { parseTakenCars, slugOfCarPath } from './taken-cars.ts';
import { parseViewReply } from './view-reply.ts';

/** "the car shows Reserved everywhere within a minute", with the age of an answer that a cache may give. */
const everyMs = 40_000;
const patienceMs = 10_000;

/** Null when there is no answer to believe: the cards then stay as they are. */
async function ask(): Promise<TakenCars | null> {
  try {
    const reply = await fetch('/api/cars/taken', { signal: AbortSignal.timeout(patienceMs) });
    return reply.ok ? parseTakenCars(await reply.json()) : null;
  } catch {
    return null;
  }
}

/**
 * Says on a card what has become of its vehicle, and takes that back. Only attributes and one more element: the
 * search draws its cards itself and must find them as it left them.
 */
function mark(card: HTMLElement, state: string | null, words: DOMStringMap): void {
  if ((card.dataset['taken'] ?? null) === state) return;
  card.querySelector('.tag--taken')?.remove();
  if (state === null) delete card.dataset['taken'];
  else {
    card.dataset['taken'] = state;
    const tag = document.createElement('span');
    tag.className = `tag tag--${state} tag--taken`;
    tag.textContent = words[state] ?? '';
    if (tag.textContent !== '') card.querySelector('.card-photo')?.append(tag);
  }
}

function markCards(taken: TakenCars, words: DOMStringMap): void {
  for (const card of document.querySelectorAll<HTMLElement>('.card')) {
    const link = card.querySelector<HTMLAnchorElement>('.card-title a');
    const slug = link === null ? null : slugOfCarPath(link.pathname);
    if (slug !== null) mark(card, Object.hasOwn(taken, slug) ? (taken[slug] ?? null) : null, words);
  }
}

/** The vehicle of the page itself, of which its own reply knows more. */
async function showOwn(taken: TakenCars): Promise<void> {
  const car = pageCar();
  const status = document.querySelector<HTMLElement>('.live-status');
  if (car === null || status === null || status.dataset['reserved'] !== undefined) return;
  const { became } = car.element.dataset;
  const state = Object.hasOwn(taken, car.slug) ? taken[car.slug] : undefined;
  if (became === 'unavailable' || became === state) return;
  const { showChange } = await import('./show-change.client.ts');
  const answer = await fetch(`/api/cars/${car.slug}/view.json`);
  const reply = answer.ok ? parseViewReply(await answer.json()) : null;
  if (reply !== null) showChange(car, reply, status);
}

/** Keeps all cards of the page as they stand now, also those that come later; asks while somebody looks. */
export function followTakenCars(): void {
  const words = document.querySelector<HTMLElement>('[data-taken-cars]')?.dataset ?? {};
  let taken: TakenCars = {};
  let askedAt = Number.NEGATIVE_INFINITY;
  let isMarking = false;
  const look = async () => {
    if (document.visibilityState !== 'visible' || performance.now() - askedAt < everyMs - 1000) return;
    askedAt = performance.now();
    const answer = await ask();
    if (answer === null) return;
    taken = answer;
    markCards(taken, words);
    await showOwn(taken).catch(console.warn);
  };
  new MutationObserver(() => {
    if (isMarking) return;
    isMarking = true;
    requestAnimationFrame(() => {
      isMarking = false;
      markCards(taken, words);
    });
  }).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('visibilitychange', () => void look());
  setInterval(() => void look(), everyMs);
  void look();
}
