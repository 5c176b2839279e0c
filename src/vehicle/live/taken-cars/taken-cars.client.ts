import { pageCar } from '../../page-car.client.ts';
import { $liveChange } from '../live-change.store.ts';
import { askView } from '../view/ask-view.api.ts';
import type { TakenCars } from './taken-cars.schema.ts';
import { $takenCars } from './taken-cars.store.ts';
import { slugOfCarPath, stateIn } from './taken-cars.ts';

/** Sets attributes only, because the search renders its cards with React, which must find the DOM it created. */
function markCards(taken: TakenCars, words: DOMStringMap): void {
  for (const photo of document.querySelectorAll<HTMLElement>('.card-photo')) {
    const link = photo.parentElement?.querySelector<HTMLAnchorElement>('.card-title a');
    const state = link && stateIn(taken, slugOfCarPath(link.pathname));
    if (state) Object.assign(photo.dataset, { taken: state, takenText: words[state] });
    else delete photo.dataset['taken'];
  }
}

/** For the vehicle of the page itself, requests its own status, which is more detailed. */
async function showOwn(taken: TakenCars): Promise<void> {
  const car = pageCar();
  const { became } = $liveChange.get();
  if (car === null || car.isReserved || document.querySelector('.live-status') === null) return;
  if (became === 'unavailable' || became === stateIn(taken, car.slug)) return;
  const reply = (await askView(car.slug))?.reply;
  const load = async () => (await import('../show-change.client.ts')).showChange;
  if (reply) (await load().catch(load))(car, reply);
}

/** Keeps all cards of the page up to date, including those added later. */
export function followTakenCars(): void {
  const words = document.querySelector<HTMLElement>('[data-taken-cars]')?.dataset ?? {};
  const mark = () => markCards($takenCars.get(), words);
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
  $takenCars.listen((taken) => {
    mark();
    // Offline the page stays as built.
    showOwn(taken).catch(console.warn);
  });
}
