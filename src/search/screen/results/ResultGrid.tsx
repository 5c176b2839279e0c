import { memo, useMemo } from 'react';
import { PromotionTile } from '../../../promotions/tiles/PromotionTile.tsx';
import { listCells } from '../../../promotions/tiles/tiles-in-list.ts';
import type { PromoSlots, SearchHit, SearchTile } from '../search-view.ts';
import { PromoCard } from './PromoCard.tsx';
import { type CardProps, ResultCard } from './ResultCard.tsx';

/** Number of pictures that load eagerly. */
const AT_ONCE = 2;

interface Props extends CardProps {
  hits: readonly SearchHit[];
  promo: PromoSlots | null;
  tiles: readonly SearchTile[];
}

/** Memoised: typing and selecting elsewhere renders neither the grid nor unchanged cards. */
export const ResultGrid = memo(function ResultGrid({ hits, promo, tiles, ...props }: Props) {
  const { cells } = useMemo(
    () => listCells(hits.length, promo?.positions ?? [], tiles),
    [hits, promo, tiles],
  );
  return (
    <ul className="card-grid">
      {cells.map((cell) => {
        if (cell.kind === 'car')
          return <Car key={hits[cell.index]?.id} {...props} hit={hits[cell.index]} index={cell.index} />;
        if (cell.kind === 'tile')
          return (
            <li key={cell.tile.id} className="promotion-place">
              <PromotionTile tile={cell.tile} images={props.images} level="h3" />
            </li>
          );
        return (
          promo && (
            <li key={`promo-${cell.after}`}>
              <PromoCard promo={promo} />
            </li>
          )
        );
      })}
    </ul>
  );
});

interface CarProps extends CardProps {
  hit: SearchHit | undefined;
  /** Index among the cars of the page. */
  index: number;
}

function Car({ hit, index, ...props }: CarProps) {
  return (
    hit && (
      <li>
        <ResultCard {...props} hit={hit} priority={index < AT_ONCE} />
      </li>
    )
  );
}
