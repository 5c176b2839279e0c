import type { Settings } from '../../tenant/settings/subjects.ts';
import { promoPositions } from '../promo-positions.ts';
import type { PromoSlots } from './search-view.ts';

/**
 * The dealer's promotion cards among `cardCount` cards; null if there are none. The seed of random gaps is the
 * dealer's slug, so that positions are the same on each page and in each build.
 */
export function promoSlots(
  { show, minCardsBetween, maxCardsBetween, ...card }: Settings['search']['promo'],
  cardCount: number,
  seed: string,
): PromoSlots | null {
  if (!show) return null;
  return {
    ...card,
    positions: promoPositions(cardCount, { min: minCardsBetween, max: maxCardsBetween, seed }),
  };
}
