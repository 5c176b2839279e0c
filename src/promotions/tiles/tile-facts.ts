import type { PromotionTile } from '../../tenant/settings/editorial/promotions.schema.ts';
import { type PageWindow, pageWindow } from '../../values/time/page-window.ts';

/** The displayed parts of a tile. */
export type TileFacts = Pick<
  PromotionTile,
  'id' | 'heading' | 'text' | 'href' | 'linkLabel' | 'image' | 'alt' | 'tone'
> & { readonly window: PageWindow | null };

export function tileFacts(tile: PromotionTile, timeZone: string, now: Date): TileFacts {
  const { id, heading, text, href, linkLabel, image, alt, tone } = tile;
  return { id, heading, text, href, linkLabel, image, alt, tone, window: pageWindow(tile, timeZone, now) };
}
