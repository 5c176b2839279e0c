import { Fragment, memo, useMemo } from 'react';
import type { ImageSettings } from '../../../ui/image-url.ts';
import { VehicleCard } from '../../../vehicle/card/VehicleCard.tsx';
import type { PromoSlots } from '../search-frame-props.ts';
import type { SearchHit } from '../search-view.ts';
import { ComingCard } from './ComingCard.tsx';
import { PromoCard } from './PromoCard.tsx';

/** Pictures that are in sight before anything is scrolled. */
const AT_ONCE = 2;

interface Props {
  hits: readonly SearchHit[];
  promo: PromoSlots | null;
  images: ImageSettings;
  noPhoto: string;
  currency: string;
  onNear: (id: string) => void;
}

const Card = memo(VehicleCard);

/** Not drawn again for what is typed or ticked elsewhere, nor a card that stays. */
export const ResultGrid = memo(function ResultGrid(props: Props) {
  const { hits, promo, images, noPhoto, currency, onNear } = props;
  const texts = useMemo(() => ({ noPhoto }), [noPhoto]);
  return (
    <ul className="card-grid">
      {hits.map((hit, index) => (
        <Fragment key={hit.id}>
          <li>
            {hit.card === null ? (
              <ComingCard hit={hit} currency={currency} onNear={onNear} />
            ) : (
              <Card card={hit.card} images={images} texts={texts} priority={index < AT_ONCE} />
            )}
          </li>
          {promo?.positions.includes(index + 1) && (
            <li>
              <PromoCard promo={promo} />
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  );
});
