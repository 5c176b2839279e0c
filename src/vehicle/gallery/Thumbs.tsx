import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import type { GalleryFacts } from './gallery-facts.ts';
import { type Slide, slidePosition } from './slides/slides.ts';
import { prefersStillness } from './use-carousel.ts';

interface Props {
  /** Null until known. */
  index: number | null;
  facts: GalleryFacts;
  /** The slides shown; all by default. */
  places?: readonly number[];
  onPick: (index: number) => void;
}

/** Thumbnails as links to the full photos, which work without JavaScript. */
export function Thumbs({ index, facts, places, onPick }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = list.current?.querySelector(':scope > li:has([aria-current])');
    if (index === null || !list.current || !(item instanceof HTMLElement)) return;
    const left = item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2;
    list.current.scrollTo({ left, behavior: prefersStillness() ? 'instant' : 'smooth' });
  }, [index]);
  return (
    <ul role="list" className="thumbs" ref={list}>
      {facts.slides.map((slide, place) =>
        places?.includes(place) === false ? null : (
          <li key={slideKey(slide, place)}>
            <a
              className="photo-backdrop"
              href={`#photo-${place + 1}`}
              aria-current={place === index || undefined}
              onClick={(event) => {
                event.preventDefault();
                onPick(place);
              }}
            >
              <Thumb slide={slide} place={place} facts={facts} />
            </a>
          </li>
        ),
      )}
    </ul>
  );
}

/** The index is part of the key, because feeds contain duplicate photos. */
export function slideKey(slide: Slide, place: number): string {
  return `${place} ${slide.kind === 'embed' ? slide.embedUrl : slide.url}`;
}

function Thumb({
  slide,
  place,
  facts: { slides, images, texts },
}: {
  slide: Slide;
  place: number;
  facts: GalleryFacts;
}) {
  if (slide.kind !== 'photo') {
    return (
      <span className="thumb-film">
        <Icon name="play" />
        <span className="visually-hidden">{texts.video.play}</span>
      </span>
    );
  }
  return (
    <Photo
      url={slide.thumbUrl ?? slide.url}
      alt={slidePosition(place, slides)}
      sizes="120px"
      settings={images}
      width={120}
      height={80}
    />
  );
}
