import { pageCar } from '../page-car.client.ts';
import { askView } from './ask-view.api.ts';
import { $liveChange } from './live-change.store.ts';
import type { TakenCars } from './taken-cars.schema.ts';
import { $takenCars } from './taken-cars.store.ts';
import { slugOfCarPath, stateIn } from './taken-cars.ts';

/** By attributes alone: the search draws its cards itself and must find them as it left them. */
function markCards(taken: TakenCars, words: DOMStringMap): void {
  for (const photo of document.querySelectorAll<HTMLElement>('.card-photo')) {
    const link = photo.parentElement?.querySelector<HTMLAnchorElement>('.card-title a');
    const state = link && stateIn(taken, slugOfCarPath(link.pathname));
    if (state) Object.assign(photo.dataset, { taken: state, takenText: words[state] });
    else delete photo.dataset['taken'];
  }
}

/** The vehicle of the page itself, of which its own reply knows more. */
async function showOwn(taken: TakenCars): Promise<void> {
  const car = pageCar();
  const { became } = $liveChange.get();
  if (car === null || car.isReserved || document.querySelector('.live-status') === null) return;
  if (became === 'unavailable' || became === stateIn(taken, car.slug)) return;
  const reply = (await askView(car.slug))?.reply;
  if (reply) (await import('./show-change.client.ts')).showChange(car, reply);
}

/** Keeps all cards of the page as they stand now, also those that come later. */
export function followTakenCars(): void {
  const words = document.querySelector<HTMLElement>('[data-taken-cars]')?.dataset ?? {};
  const mark = () => markCards($takenCars.get(), words);
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
  $takenCars.listen((taken) => {
    mark();
    // Without a network the page stays as it is.
    showOwn(taken).catch(console.warn);
  });
}
