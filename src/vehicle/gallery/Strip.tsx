import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCarousel } from './carousel.client.ts';
import type { GalleryFacts } from './gallery-facts.ts';
import { SlideContent } from './SlideContent.tsx';
import { whenAtRest } from './strip-rest.client.ts';
import { slideKey } from './Thumbs.tsx';

interface Props {
  facts: GalleryFacts;
  /** Null while the browser itself scrolls the photographs, and knows alone where they are. */
  index: number | null;
  onSelect: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Covered by the full screen view. */
  isCovered: boolean;
}

/**
 * All photographs of the page. The browser scrolls them until the island lives and they are at rest; then a
 * carousel takes over at the same photograph, within one frame.
 */
export function Strip({ facts, index, onSelect, onKeyDown, isCovered }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<{ box: HTMLElement; index: number } | null>(null);
  useEffect(() => {
    const strip = box.current;
    if (strip === null) return;
    if (facts.slides.length < 2) return onSelect(0);
    return whenAtRest(strip, (found) =>
      flushSync(() => {
        setStart({ box: strip, index: found });
        onSelect(found);
      }),
    );
  }, [facts, onSelect]);
  useLayoutEffect(() => {
    if (start !== null) start.box.scrollLeft = 0;
  }, [start]);
  useCarousel({ box: start?.box ?? null, startIndex: start?.index ?? 0, index: index ?? 0, onSelect });
  const { slides, texts, isFirstView } = facts;
  return (
    <div className="strip" data-carousel={start !== null || undefined} ref={box}>
      <ul
        role="list"
        aria-label={texts.label}
        tabIndex={slides.length > 1 ? 0 : undefined}
        onKeyDown={onKeyDown}
      >
        {slides.map((slide, place) => (
          <li key={slideKey(slide, place)} id={`photo-${place + 1}`}>
            <SlideContent
              facts={facts}
              place={place}
              isCurrent={place === index && !isCovered}
              isNear={index === null ? isFirstView && place < 2 : Math.abs(place - index) < 2}
              sizes="(min-width: 992px) 64vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
