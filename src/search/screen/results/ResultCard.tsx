import { memo, type ReactNode, useMemo } from 'react';
import type { CardLayout } from '../../../tenant/templates.ts';
import type { ImageSettings } from '../../../ui/photo/image-url.ts';
import { fill } from '../../../values/fill.ts';
import type { PhotoStripTexts } from '../../../vehicle/card/card-settings.ts';
import { VehicleCard } from '../../../vehicle/card/VehicleCard.tsx';
import type { SearchHit } from '../search-view.ts';
import { ComingCard } from './ComingCard.tsx';

export interface CardProps {
  images: ImageSettings;
  noPhoto: string;
  layout: CardLayout;
  photos: PhotoStripTexts | null;
  currency: string;
  /** Text for the distance, with {km}. */
  away: string;
  onNear: (id: string) => void;
}

interface Props extends CardProps {
  hit: SearchHit;
  /** Loads the photo eagerly. */
  priority?: boolean;
  /** Rendered at the bottom of the card, above the distance. */
  children?: ReactNode;
}

const Card = memo(VehicleCard);

/** The card of a hit; while it is loading, what the hit has. */
export function ResultCard({
  hit,
  images,
  noPhoto,
  layout,
  photos,
  currency,
  away,
  onNear,
  priority = false,
  children,
}: Props) {
  const texts = useMemo(() => ({ noPhoto, photos }), [noPhoto, photos]);
  const distance = hit.km !== null && (
    <p className="small muted figures">
      {fill(away, { km: Math.max(1, Math.round(hit.km)).toLocaleString('en-AU') })}
    </p>
  );
  // An element would be a new one with each rendering, and the card would be rendered too.
  const more = children ? (
    <>
      {children}
      {distance}
    </>
  ) : (
    distance
  );
  return hit.card === null ? (
    <ComingCard hit={hit} currency={currency} layout={layout} onNear={onNear}>
      {more}
    </ComingCard>
  ) : (
    <Card card={hit.card} images={images} texts={texts} layout={layout} priority={priority}>
      {more}
    </Card>
  );
}
