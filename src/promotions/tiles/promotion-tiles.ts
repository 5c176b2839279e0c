import type { PromotionBlock } from '../../tenant/settings/editorial/promotion-blocks.schema.ts';
import type { PromotionTile } from '../../tenant/settings/editorial/promotions.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { type PageWindow, pageWindow } from '../../values/time/page-window.ts';
import { instantWindow } from '../../values/time/time-window.ts';
import type { CarType } from '../../values/vehicle/vehicle-terms.ts';
import { type ForCarTypes, isForTypes, type TileList } from './tiles-in-list.ts';

type Promotions = Pick<Settings['promotions'], 'tiles' | 'blocks' | 'placed'>;

/** The blocks of a page in order (`placed` in promotions.json). */
export function placedBlocks({ blocks, placed }: Promotions, page: string): PromotionBlock[] {
  return (placed[page] ?? []).flatMap((name) => blocks[name] ?? []);
}

/** The tiles of a block in order; a block without a list has all. */
export function blockTiles(block: PromotionBlock, tiles: readonly PromotionTile[]): PromotionTile[] {
  if (block.tiles.length === 0) return [...tiles];
  return block.tiles.flatMap((id) => tiles.find((tile) => tile.id === id) ?? []);
}

interface Tile extends ForCarTypes {
  readonly start: string | null;
  readonly expiry: string | null;
}

/**
 * Tiles for a page with these car types (empty: no vehicles). "Promo tiles show only within their start and expiry
 * window and by car type" (leads and dealer §4). Expired tiles are omitted; others are checked in the browser.
 */
export function tilesFor<T extends Tile>(
  tiles: readonly T[],
  carTypes: readonly CarType[],
  timeZone: string,
  now: Date,
): T[] {
  return tiles.filter((tile) => !isOver(tile, timeZone, now) && isForTypes(tile, carTypes));
}

/** Invalid dates count as expired. */
function isOver(tile: Pick<Tile, 'start' | 'expiry'>, timeZone: string, now: Date): boolean {
  const instants = instantWindow(tile, timeZone);
  return instants === null || instants.until <= now.getTime();
}

/** The displayed parts of a tile. */
export type TileFacts = Pick<
  PromotionTile,
  'id' | 'heading' | 'text' | 'href' | 'linkLabel' | 'image' | 'alt' | 'tone'
> & { readonly window: PageWindow | null };

export function tileFacts(tile: PromotionTile, timeZone: string, now: Date): TileFacts {
  const { id, heading, text, href, linkLabel, image, alt, tone } = tile;
  return { id, heading, text, href, linkLabel, image, alt, tone, window: pageWindow(tile, timeZone, now) };
}

/** A tile for lists of vehicles, with the lists it belongs to. */
export type ListedTile = TileFacts & Pick<PromotionTile, 'position' | 'display' | 'strictDisplay'>;

/** The tiles for the lists of a page, without expired ones. */
export function listedTiles(
  { promotions, site }: Pick<Settings, 'promotions' | 'site'>,
  page: 'search' | 'finance',
  now: Date,
): TileList<ListedTile>[] {
  return placedBlocks(promotions, page)
    .filter(({ kind }) => kind === 'list')
    .map((block) => ({
      positions: block.positions,
      tiles: blockTiles(block, promotions.tiles)
        .filter((tile) => !isOver(tile, site.timeZone, now))
        .map((tile) => ({
          ...tileFacts(tile, site.timeZone, now),
          position: tile.position,
          display: tile.display,
          strictDisplay: tile.strictDisplay,
        })),
    }));
}
