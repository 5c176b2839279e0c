import type { EmblaOptionsType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useLayoutEffect } from 'react';

type Carousel = {
  /** The box whose only child holds the slides; null while the browser still scrolls it itself. */
  readonly box: HTMLElement | null;
  /** The slide it is told to show; followed with a glide to a neighbour, else at once. */
  readonly index: number;
  /** The slide that the shopper has drawn into sight. */
  readonly onSelect: (index: number) => void;
  readonly startIndex: number;
  /** Whether a finger may draw the slides now. */
  readonly canDrag?: () => boolean;
};

const always = () => true;

/** Embla, kept on the slide that the gallery is at: the same index in the page, full screen and thumbnails. */
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
