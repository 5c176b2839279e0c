import type { PromotionBlock } from '../../tenant/settings/editorial/promotion-blocks.schema.ts';
import type { PromotionTile } from '../../tenant/settings/editorial/promotions.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';

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
