import { useEffect, useRef } from 'react';
import { imageUrl } from '../../ui/image-url.ts';
import { fill } from '../../values/fill.ts';
import { playInSight } from './film.client.ts';
import type { GalleryFacts } from './gallery-facts.ts';
import { type FilmSlide as Film, filmPoster } from './slides.ts';

interface Props {
  slide: Film;
  facts: GalleryFacts;
  isCurrent: boolean;
}

/**
 * "a native muted looping player"; the vehicle's first photograph stands in until it plays, without one the
 * film's own first picture.
 */
export function FilmSlide({ slide, facts: { name, slides, images, texts }, isCurrent }: Props) {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => (isCurrent && film.current ? playInSight(film.current) : undefined), [isCurrent]);
  const photo = filmPoster(slides);
  const poster = photo ? imageUrl(photo.url, Math.max(...images.widths), 3 / 2, images) : undefined;
  return (
    <video
      className="film"
      ref={film}
      src={slide.url}
      poster={poster}
      aria-label={fill(texts.video.label, { name })}
      width="600"
      height="400"
      muted
      loop
      playsInline
      controls
      preload={poster ? 'none' : 'metadata'}
    />
  );
}
