import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { blockTiles, placedBlocks } from './block-tiles.ts';

const { promotions } = demoSettings('harbourline');
const [first, second, third] = promotions.tiles;
const block = { kind: 'tiles', heading: null, tiles: [] as string[], positions: [8, 17] } as const;

describe('a block of promotion tiles', () => {
  it('shows the tiles it names, in its own order', () => {
    const tiles = [third?.id ?? '', first?.id ?? ''];
    expect(blockTiles({ ...block, tiles, positions: [8, 17] }, promotions.tiles)).toEqual([third, first]);
  });

  it('shows all tiles if it names none', () => {
    const all = blockTiles({ ...block, tiles: [], positions: [] }, promotions.tiles);
    expect(all.slice(0, 2)).toEqual([first, second]);
    expect(all).toHaveLength(promotions.tiles.length);
  });

  it('is shown on the pages that name it, in their order', () => {
    const blocks = { one: { ...block, heading: 'One' }, two: { ...block, heading: 'Two' } };
    const named = placedBlocks(
      {
        tiles: [],
        blocks: {
          one: { ...blocks.one, tiles: [], positions: [] },
          two: { ...blocks.two, tiles: [], positions: [] },
        },
        placed: { home: ['two', 'one'] },
      },
      'home',
    );
    expect(named.map(({ heading }) => heading)).toEqual(['Two', 'One']);
    expect(placedBlocks({ tiles: [], blocks: {}, placed: {} }, 'home')).toEqual([]);
  });
});
