import type { KeyboardEvent, MouseEvent } from 'react';
import type { GalleryFacts } from './gallery-facts.ts';
import { SlideContent } from './slides/SlideContent.tsx';
import { slideKey } from './Thumbs.tsx';
import { useCarousel } from './use-carousel.ts';
import type { StripState } from './use-strip.ts';

interface Props {
  facts: GalleryFacts;
  state: StripState;
  onKeyDown: (event: KeyboardEvent) => void;
  onPress: () => void;
  /** Covered by the full-screen view. */
  isCovered: boolean;
}

/** The row of photos. Presses before hydration are held and replayed (`data-held`). */
export function Strip({ facts, state, onKeyDown, onPress, isCovered }: Props) {
  const { box, index, start, onSelect } = state;
  const isCarousel = start !== null;
  useCarousel({
    box: isCarousel ? box.current : null,
    startIndex: start ?? 0,
    index: index ?? 0,
    onSelect,
  });
  const { slides, texts, isFirstView } = facts;
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-held]')) onPress();
  };
  return (
    <div className="strip" data-carousel={isCarousel || undefined} ref={box}>
      <ul
        role="list"
        aria-label={texts.label}
        tabIndex={slides.length > 1 ? 0 : undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {slides.map((slide, place) => (
          <li
            key={slideKey(slide, place)}
            id={`photo-${place + 1}`}
            data-held={slide.kind === 'photo' || undefined}
          >
            <SlideContent
              facts={facts}
              place={place}
              isCurrent={place === index && !isCovered}
              isNear={isCarousel ? Math.abs(place - (index ?? 0)) < 2 : isFirstView && place < 2}
              sizes="(min-width: 992px) 64vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
