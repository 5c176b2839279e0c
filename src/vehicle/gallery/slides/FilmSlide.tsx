import { useEffect, useRef } from 'react';
import { imageUrl } from '../../../ui/photo/image-url.ts';
import { fill } from '../../../values/fill.ts';
import type { GalleryFacts } from '../gallery-facts.ts';
import { prefersStillness } from '../use-carousel.ts';
import { type FilmSlide as Film, filmPoster } from './slides.ts';

interface Props {
  slide: Film;
  facts: GalleryFacts;
  isCurrent: boolean;
}

/** "a native muted looping player"; the poster is the vehicle's first photo, or else the first frame of the video. */
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

/** Respects Save-Data: the video is then loaded only by its play button. */
function savesData(): boolean {
  const { connection }: { connection?: { readonly saveData?: boolean } } = Object(navigator);
  return connection?.saveData === true;
}

/**
 * Plays a muted video while most of it is in view. A video paused by the shopper stays paused, and nothing plays with
 * prefers-reduced-motion. Returns a cleanup function.
 */
function playInSight(film: HTMLVideoElement): () => void {
  let mayPlay = !prefersStillness() && !savesData();
  let isInSight = false;
  const seen = new IntersectionObserver(
    (entries) => {
      const isNow = entries.at(-1)?.isIntersecting ?? false;
      if (isNow === isInSight) return;
      isInSight = isNow;
      if (isInSight && mayPlay) void film.play().catch(() => undefined);
      if (!isInSight) {
        mayPlay &&= !film.paused;
        film.pause();
      }
    },
    { threshold: 0.6 },
  );
  seen.observe(film);
  return () => {
    seen.disconnect();
    film.pause();
  };
}
