import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { WheelGesturesPlugin } from 'embla-carousel-wheel-gestures';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRowRest } from './use-row-rest.ts';

interface Options {
  /** Continues from the last slide to the first. */
  readonly isLoop: boolean;
  /** Centres slides one by one; otherwise cards are aligned left and the arrows turn pages. */
  readonly isCentred: boolean;
  /** Index of the initial slide. */
  readonly start: number;
}

/** State of the visible slides; those outside their window of time are not rendered and not counted. */
interface Shown {
  readonly selected: number;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** All cards are in view. */
  readonly fits: boolean;
}

const SLIDES = '[data-slide]:not([hidden] *)';
const plugins = [WheelGesturesPlugin()];

const slidesOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>(SLIDES)];

/**
 * The browser scrolls the row until the island is hydrated and the row rests; then Embla takes over at the same slide
 * within one frame. Calls made before that are queued.
 */
export function useCarousel(row: RefObject<HTMLElement | null>, { isLoop, isCentred, start }: Options) {
  const [taken, setTaken] = useState<{ readonly box: HTMLElement; readonly from: number } | null>(null);
  const [attach, embla] = useEmblaCarousel(
    {
      slides: SLIDES,
      loop: isLoop,
      align: isCentred ? 'center' : 'start',
      containScroll: isCentred ? false : 'trimSnaps',
      startIndex: taken?.from ?? start,
      watchFocus: false,
    },
    plugins,
  );
  const [shown, setShown] = useState<Shown>({
    selected: start,
    isAtStart: start === 0,
    isAtEnd: false,
    fits: false,
  });
  const asked = useRef<((carousel: EmblaCarouselType) => void) | null>(null);

  useRowRest(row, (box) => flushSync(() => setTaken({ box, from: nearestSlide(box, isCentred) })));
  useLayoutEffect(() => {
    if (taken === null) return;
    taken.box.dataset['embla'] = '';
    taken.box.scrollLeft = 0;
    attach(taken.box);
  }, [taken, attach]);
  useEffect(() => {
    if (!embla) return;
    const tell = () =>
      setShown({
        selected: embla.selectedScrollSnap(),
        isAtStart: !embla.canScrollPrev(),
        isAtEnd: !embla.canScrollNext(),
        fits: embla.scrollSnapList().length < 2,
      });
    tell();
    embla.on('select', tell).on('reInit', tell);
    asked.current?.(embla);
    asked.current = null;
  }, [embla]);

  const ask = (what: (carousel: EmblaCarouselType) => void) => {
    if (embla) what(embla);
    else asked.current = what;
  };
  return {
    shown,
    /** Moves by one slide or page. */
    go: (by: 1 | -1) => ask((carousel) => go(carousel, by, isCentred)),
    show: (index: number) => ask((carousel) => carousel.scrollTo(index, prefersStillness())),
    /** Scrolls the slide that contains the focused element into view. */
    reveal: (target: Element) => {
      const index = embla?.slideNodes().findIndex((slide) => slide.contains(target)) ?? -1;
      if (!embla || index < 0) return;
      embla.rootNode().scrollLeft = 0;
      embla.scrollTo(index, true);
    },
  };
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function go(carousel: EmblaCarouselType, by: 1 | -1, isCentred: boolean): void {
  const isStill = prefersStillness();
  const last = carousel.scrollSnapList().length - 1;
  if (!isCentred) {
    const to = carousel.selectedScrollSnap() + by * pageSize(carousel);
    carousel.scrollTo(Math.min(Math.max(to, 0), last), isStill);
  } else if (by > 0) {
    // Too few slides for Embla's loop: jump from one end to the other.
    if (carousel.canScrollNext()) carousel.scrollNext(isStill);
    else carousel.scrollTo(0, isStill);
  } else if (carousel.canScrollPrev()) carousel.scrollPrev(isStill);
  else carousel.scrollTo(last, isStill);
}

/** The number of cards per page. */
function pageSize(carousel: EmblaCarouselType): number {
  const card = carousel.slideNodes()[0]?.offsetWidth ?? 0;
  return Math.max(1, Math.floor(carousel.containerNode().offsetWidth / card) || 1);
}

/** The slide at the current scroll position; at the end of the row it is the last one, whatever the widths. */
function nearestSlide(row: HTMLElement, isCentred: boolean): number {
  const slides = slidesOf(row);
  const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
  if (row.scrollLeft > 0 && rest < 2) return slides.length - 1;
  const place = (element: HTMLElement) => {
    const { left, width } = element.getBoundingClientRect();
    return isCentred ? left + width / 2 : left;
  };
  const away = slides.map((slide) => Math.abs(place(slide) - place(row)));
  return Math.max(0, away.indexOf(Math.min(...away)));
}
