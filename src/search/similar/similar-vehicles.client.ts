import { take } from '../../ui/handed.ts';
import { whenNear } from '../../ui/when-near.client.ts';
import type { SimilarFacts } from './similar-facts.ts';

/** Whoever sees the list or is at one of its cars goes on from there: nothing changes or moves beneath a reader. */
function isInUse(list: Element): boolean {
  return list.getBoundingClientRect().top < innerHeight || list.contains(document.activeElement);
}

/**
 * `<similar-vehicles>`: on a page that has been open for long, replaces its list by what is in stock now. The
 * page does not say when it was built: a build makes it anew only when other cars are like this one.
 */
class SimilarVehiclesElement extends HTMLElement {
  #stopWaiting: () => void = () => undefined;

  connectedCallback(): void {
    const facts = take<SimilarFacts>({ id: 'similar-facts' });
    const staleAt = Date.now() + facts.freshMs;
    this.#stopWaiting = whenNear(this, () => {
      if (Date.now() >= staleAt) void this.#refresh(facts);
    });
  }

  disconnectedCallback(): void {
    this.#stopWaiting();
  }

  /** "Similar cars failure: logged" (stock and vehicle §8): what the build found stays. */
  async #refresh(facts: SimilarFacts): Promise<void> {
    const list = this.querySelector('ul');
    try {
      const { findSimilar, drawCards } = await import('./refresh-similar.client.ts');
      const cards = await findSimilar(facts);
      if (list !== null && cards.length > 0 && !isInUse(list)) drawCards(list, cards, facts);
    } catch (error) {
      console.warn('Similar cars could not be looked up again.', error);
    }
  }
}

export function defineSimilarVehicles(): void {
  if (!customElements.get('similar-vehicles'))
    customElements.define('similar-vehicles', SimilarVehiclesElement);
}
