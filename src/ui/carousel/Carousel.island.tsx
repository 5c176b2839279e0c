/**
 * An island because arrows, dots and dragging depend on the scroll position. The slides are static HTML that the
 * browser can scroll, so it hydrates at the first touch, even with autoplay (autoplay.client.ts).
 */
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PageWindow } from '../../values/time/page-window.ts';
import { CarouselControls, type CarouselWords } from './CarouselControls.tsx';
import { useCarousel } from './use-carousel.ts';

interface Props {
  words: CarouselWords;
  /**
   * One entry per slide with its window of time. If set, slides are centred one by one; otherwise the arrows turn
   * pages of cards.
   */
  dots?: readonly (PageWindow | null)[];
  isLoop?: boolean;
  start?: number;
  /** Autoplay interval in seconds. */
  seconds?: number | null;
  head?: ReactNode;
  /** Elements with `data-slide`; in a row of cards each has the role of a list item. */
  children?: ReactNode;
}

const operated = ['slide-due', 'pointerdown', 'keydown', 'focusin'];

export function Carousel({ words, dots, isLoop = false, start = 0, seconds, head, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const isCentred = dots !== undefined;
  const { shown, go, show, reveal } = useCarousel(row, { isLoop, isCentred, start });
  const [isStopped, setStopped] = useState(false);
  const [hasDot, setHasDot] = useState(dots?.map((window) => window?.isOpen ?? true) ?? []);
  /** Index of a dot's slide among the visible slides. */
  const placeOf = (dot: number) => hasDot.slice(0, dot).filter(Boolean).length;
  const onEvent = useEffectEvent((event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    if (type === 'slide-due') {
      event.preventDefault();
      go(1);
    } else if (type === 'focusin') {
      if (target.matches(':focus-visible')) reveal(target);
    } else if (!target.closest('.carousel-pause')) setStopped(true);
  });
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    // The press that hydrated the island may already have stopped it.
    setStopped((isPaused) => isPaused || current.dataset['stopped'] !== undefined);
    setHasDot([...current.querySelectorAll<HTMLElement>('.carousel-dots > *')].map(({ hidden }) => !hidden));
    const listener = (event: Event) => onEvent(event);
    for (const type of operated) current.addEventListener(type, listener);
    return () => {
      for (const type of operated) current.removeEventListener(type, listener);
    };
  }, []);
  return (
    <div
      ref={root}
      className={isCentred ? 'carousel carousel--slides' : 'carousel'}
      data-loop={isLoop || undefined}
      data-fits={shown.fits || undefined}
      data-seconds={seconds ?? undefined}
      data-stopped={isStopped || undefined}
    >
      <div className="carousel-head">
        {head}
        <CarouselControls
          words={words}
          dots={dots}
          isCurrent={(dot) => placeOf(dot) === shown.selected}
          onDot={(dot) => show(placeOf(dot))}
          onStep={go}
          canStep={(by) => isLoop || !(by > 0 ? shown.isAtEnd : shown.isAtStart)}
          isStopped={isStopped}
          onStopped={setStopped}
        />
      </div>
      <div className="carousel-row" ref={row}>
        {/* No `<ul>`, because Astro inserts an element between it and the slides. */}
        <div className="carousel-track" role={isCentred ? undefined : 'list'}>
          {children}
        </div>
      </div>
    </div>
  );
}
