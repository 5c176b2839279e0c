import { formatPath } from '../problem.ts';
import type { Advice } from './advice.ts';

/** Tiles that no block on any page shows. */
export const adviseOnTiles: Advice = ({ promotions }) => {
  if (promotions === undefined) return [];
  const { tiles, blocks, placed } = promotions;
  const shown = Object.values(placed)
    .flat()
    .flatMap((name) => blocks[name] ?? []);
  if (shown.some((block) => block.tiles.length === 0)) return [];
  const ids = new Set(shown.flatMap((block) => block.tiles));
  return tiles.flatMap(({ id }, index) => {
    const path = ['tiles', index, 'id'];
    const message = `${formatPath(path)} is "${id}", which stands on no page.`;
    const fix = 'Name it in a block that "placed" puts on a page, or take it away.';
    return ids.has(id) ? [] : [{ subject: 'promotions', path, message, found: JSON.stringify(id), fix }];
  });
};
