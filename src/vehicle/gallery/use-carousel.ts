import type { EmblaOptionsType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useLayoutEffect } from 'react';

type Carousel = {
  /** The element whose only child contains the slides; null while the browser scrolls it. */
  readonly box: HTMLElement | null;
  /** The slide to show; animated to a neighbour, otherwise instant. */
  readonly index: number;
  /** Called with the slide that the shopper has dragged into view. */
  readonly onSelect: (index: number) => void;
  readonly startIndex: number;
  /** Whether dragging is allowed now. */
  readonly canDrag?: () => boolean;
};

const always = () => true;

/** Embla controlled by the gallery's index, which page, full-screen view and thumbnails share. */
export function useCarousel({ box, index, onSelect, startIndex, canDrag = always }: Carousel): void {
  const watchDrag = useCallback(() => canDrag(), [canDrag]);
  const options: EmblaOptionsType = { startIndex, watchDrag, containScroll: 'trimSnaps' };
  const [attach, embla] = useEmblaCarousel(options);
  useLayoutEffect(() => attach(box), [attach, box]);
  useEffect(() => {
    if (!embla) return;
    const tell = () => onSelect(embla.selectedScrollSnap());
    embla.on('select', tell);
    return () => void embla.off('select', tell);
  }, [embla, onSelect]);
  useEffect(() => {
    const from = embla?.selectedScrollSnap();
    if (!embla || from === undefined || from === index) return;
    embla.scrollTo(index, Math.abs(index - from) > 1 || prefersStillness());
  }, [embla, index]);
}

export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
