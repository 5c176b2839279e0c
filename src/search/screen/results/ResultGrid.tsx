import { memo, useMemo } from 'react';
import { PromotionTile } from '../../../promotions/tiles/PromotionTile.tsx';
import { listCells } from '../../../promotions/tiles/tiles-in-list.ts';
import type { CardLayout } from '../../../tenant/templates.ts';
import type { ImageSettings } from '../../../ui/photo/image-url.ts';
import { fill } from '../../../values/fill.ts';
import type { PhotoStripTexts } from '../../../vehicle/card/card-settings.ts';
import { VehicleCard } from '../../../vehicle/card/VehicleCard.tsx';
import type { PromoSlots, SearchHit, SearchTile } from '../search-view.ts';
import { ComingCard } from './ComingCard.tsx';
import { PromoCard } from './PromoCard.tsx';

/** Number of pictures that load eagerly. */
const AT_ONCE = 2;

interface Props {
  hits: readonly SearchHit[];
  promo: PromoSlots | null;
  tiles: readonly SearchTile[];
  images: ImageSettings;
  noPhoto: string;
  layout: CardLayout;
  photos: PhotoStripTexts | null;
  currency: string;
  /** Text for the distance, with {km}. */
  away: string;
  onNear: (id: string) => void;
}

const Card = memo(VehicleCard);

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

interface CarProps
  extends Pick<Props, 'images' | 'noPhoto' | 'layout' | 'photos' | 'currency' | 'away' | 'onNear'> {
  hit: SearchHit | undefined;
  /** Index among the cars of the page. */
  index: number;
}

function Car({ hit, index, images, noPhoto, layout, photos, currency, away, onNear }: CarProps) {
  const texts = useMemo(() => ({ noPhoto, photos }), [noPhoto, photos]);
  if (hit === undefined) return null;
  const distance = hit.km !== null && (
    <p className="small muted figures">
      {fill(away, { km: Math.max(1, Math.round(hit.km)).toLocaleString('en-AU') })}
    </p>
  );
  return (
    <li>
      {hit.card === null ? (
        <ComingCard hit={hit} currency={currency} layout={layout} onNear={onNear}>
          {distance}
        </ComingCard>
      ) : (
        <Card card={hit.card} images={images} texts={texts} layout={layout} priority={index < AT_ONCE}>
          {distance}
        </Card>
      )}
    </li>
  );
}
