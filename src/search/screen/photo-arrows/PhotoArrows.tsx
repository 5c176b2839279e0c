import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { PhotoStripTexts } from '../../../vehicle/card/card-settings.ts';

interface Props {
  /** Around the cards. */
  list: RefObject<HTMLElement | null>;
  texts: PhotoStripTexts;
}

/**
 * Previous and next photo of the card under the pointer or with the focus: one pair of buttons that moves from card to
 * card, because the cards of the built page are not hydrated.
 */
export function PhotoArrows({ list, texts }: Props) {
  const [strip, setStrip] = useState<Element | null>(null);
  useEffect(() => {
    const cards = list.current;
    const follow = ({ target, type }: Event) => {
      // The buttons stay where the keyboard is.
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
  if (!strip?.parentElement) return null;
  return createPortal(
    <>
      <button
        type="button"
        className="card-arrow"
        aria-label={texts.previous}
        onClick={() => turn(strip, -1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button type="button" className="card-arrow" aria-label={texts.next} onClick={() => turn(strip, 1)}>
        <Icon name="chevron-right" />
      </button>
    </>,
    strip.parentElement,
  );
}

/** From the last photo to the first, and back. */
function turn(strip: Element, by: 1 | -1): void {
  const { clientWidth, scrollLeft, scrollWidth } = strip;
  const count = Math.round(scrollWidth / clientWidth);
  const next = (Math.round(scrollLeft / clientWidth) + by + count) % count;
  strip.scrollTo({ left: next * clientWidth });
}
