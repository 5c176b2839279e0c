import type { ImageSettings } from '../../ui/photo/image-url.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import type { CardFacts } from './card.ts';

interface Props {
  card: Pick<CardFacts, 'href' | 'images'>;
  /** Names the link: `Photos of 2021 Toyota Corolla`. Missing where a single photo is shown, which needs no link. */
  label: string | undefined;
  images: ImageSettings;
  priority: boolean;
}

/**
 * The photos of a card. Several are in a row that the browser scrolls and snaps, even without JavaScript. The row is
 * a link, because it covers the link of the whole card, and so that the arrow keys can scroll it.
 */
export function PhotoStrip({ card, label, images, priority }: Props) {
  const shown = label === undefined ? card.images.slice(0, 1) : card.images;
  const photos = shown.map((url, index) => (
    <Photo
      key={url}
      url={url}
      alt=""
      sizes="(min-width: 1200px) 420px, (min-width: 700px) 45vw, 94vw"
      settings={images}
      priority={priority && index === 0}
    />
  ));
  if (label === undefined) return photos;
  return (
    <a className="card-strip" href={card.href} aria-label={label}>
      {photos}
    </a>
  );
}
