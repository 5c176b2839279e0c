import type { PromotionTile } from '../../tenant/settings/editorial/promotions.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { blockTiles, placedBlocks } from './block-tiles.ts';
import { type TileFacts, tileFacts } from './tile-facts.ts';
import { isOver } from './tiles-for.ts';
import type { TileList } from './tiles-in-list.ts';

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
