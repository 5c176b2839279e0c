import { pageCar } from '../page-car.client.ts';
import { askView } from './ask-view.api.ts';
import { $liveChange } from './live-change.store.ts';
import type { TakenCars } from './taken-cars.schema.ts';
import { $takenCars } from './taken-cars.store.ts';
import { slugOfCarPath } from './taken-cars.ts';

const stateIn = (taken: TakenCars, slug: string) => (Object.hasOwn(taken, slug) ? taken[slug] : undefined);

/** By attributes alone: the search draws its cards itself and must find them as it left them. */
function markCards(taken: TakenCars, words: DOMStringMap): void {
  for (const photo of document.querySelectorAll<HTMLElement>('.card-photo')) {
    const link = photo.parentElement?.querySelector<HTMLAnchorElement>('.card-title a');
    const state = stateIn(taken, (link && slugOfCarPath(link.pathname)) ?? '');
    if (photo.dataset['taken'] === state) continue;
    delete photo.dataset['taken'];
    if (state) Object.assign(photo.dataset, { taken: state, takenText: words[state] });
  }
}

/** The vehicle of the page itself, of which its own reply knows more. */
async function showOwn(taken: TakenCars): Promise<void> {
  const car = pageCar();
  const { became } = $liveChange.get();
  if (car === null || car.isReserved || became === 'unavailable') return;
  if (document.querySelector('.live-status') === null || stateIn(taken, car.slug) === (became ?? undefined))
    return;
  const answer = await askView(car.slug);
  if (answer === null) return;
  const { showChange } = await import('./show-change.client.ts');
  showChange(car, answer.reply);
}

/** Keeps all cards of the page as they stand now, also those that come later. */
export function followTakenCars(): void {
  const words = document.querySelector<HTMLElement>('[data-taken-cars]')?.dataset ?? {};
  let isMarking = false;
  new MutationObserver(() => {
    if (isMarking) return;
    isMarking = true;
    requestAnimationFrame(() => {
      isMarking = false;
      markCards($takenCars.get(), words);
    });
  }).observe(document.body, { childList: true, subtree: true });
  $takenCars.listen((taken) => {
    markCards(taken, words);
    showOwn(taken).catch(console.warn);
  });
}
