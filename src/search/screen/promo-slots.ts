import type { Settings } from '../../tenant/settings/subjects.ts';
import { promoPositions } from '../promo-positions.ts';
import type { PromoSlots } from './search-view.ts';

/**
 * The dealer's promotion cards among `cardCount` cards; null where there are none. The seed decides on gaps
 * that are left to chance: the dealer's slug, so that they stand still from page to page and build to build.
 */
export function promoSlots(
  { show, everyLeast, everyMost, ...card }: Settings['search']['promo'],
  cardCount: number,
  seed: string,
): PromoSlots | null {
  if (!show) return null;
  return { ...card, positions: promoPositions(cardCount, { least: everyLeast, most: everyMost, seed }) };
}
