import '../../ui/tones.css';
import './promotion-tile.css';
import type { ImageSettings } from '../../ui/photo/image-url.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import { InWindow } from '../../ui/timed/InWindow.tsx';
import type { TileFacts } from './promotion-tiles.ts';

interface Props {
  tile: TileFacts;
  images: ImageSettings;
  level: 'h2' | 'h3';
}

/** A promotion as a card, in a row or among vehicle cards. Not an `<article>`, which is used for vehicles. */
export function PromotionTile({ tile, images, level: Heading }: Props) {
  const { heading, text, href, linkLabel, image, alt, tone, window } = tile;
  const words = linkLabel ?? heading;
  const picture = image !== null && (
    <Photo url={image} alt={alt} sizes="(min-width: 768px) 33vw, 94vw" settings={images} />
  );
  return (
    <InWindow window={window}>
      <div className={`promotion tone--${tone}`}>
        {href !== null && words === null ? <a href={href}>{picture}</a> : picture}
        {(heading !== null || text !== null || linkLabel !== null) && (
          <div className="promotion-words">
            {heading !== null && <Heading>{heading}</Heading>}
            {text !== null && <p>{text}</p>}
            {href !== null && words !== null && <a href={href}>{words}</a>}
          </div>
        )}
      </div>
    </InWindow>
  );
}
