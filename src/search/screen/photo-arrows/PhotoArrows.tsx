import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { PhotoStripTexts } from '../../../vehicle/card/card-settings.ts';

interface Props {
  /** The element around the cards. */
  list: RefObject<HTMLElement | null>;
  texts: PhotoStripTexts;
}

/**
 * Previous and next buttons for the photos of the card under the pointer or with the focus: one pair of buttons that
 * moves from card to card, because the built cards are not hydrated.
 */
export function PhotoArrows({ list, texts }: Props) {
  const [strip, setStrip] = useState<Element | null>(null);
  /** The photo to which the row is scrolling, so that another press continues from there. */
  const ahead = useRef<number>(null);
  useEffect(() => {
    const cards = list.current;
    const follow = ({ target, type }: Event) => {
      // The buttons stay at the card with the keyboard focus.
      if (type === 'pointerover' && cards?.querySelector('.card-arrow:focus-visible')) return;
      const card = target instanceof Element ? target.closest('.card') : null;
      if (card) setStrip(card.querySelector('.card-strip'));
    };
    const events = ['pointerover', 'focusin'];
    for (const event of events) cards?.addEventListener(event, follow);
    return () => {
      for (const event of events) cards?.removeEventListener(event, follow);
    };
  }, [list]);
  useEffect(() => {
    const arrive = () => {
      ahead.current = null;
    };
    arrive();
    strip?.addEventListener('scrollend', arrive);
    return () => strip?.removeEventListener('scrollend', arrive);
  }, [strip]);
  if (!strip?.parentElement) return null;
  const turn = (by: 1 | -1) => {
    ahead.current = turned(strip, ahead.current, by);
    strip.scrollTo({ left: ahead.current * strip.clientWidth });
  };
  return createPortal(
    <>
      <button type="button" className="card-arrow" aria-label={texts.previous} onClick={() => turn(-1)}>
        <Icon name="chevron-left" />
      </button>
      <button type="button" className="card-arrow" aria-label={texts.next} onClick={() => turn(1)}>
        <Icon name="chevron-right" />
      </button>
    </>,
    strip.parentElement,
  );
}

/** The photo after or before `from`, or else the visible one, in a circle. */
function turned({ clientWidth, scrollLeft, scrollWidth }: Element, from: number | null, by: 1 | -1): number {
  const count = Math.round(scrollWidth / clientWidth);
  return ((from ?? Math.round(scrollLeft / clientWidth)) + by + count) % count;
}
