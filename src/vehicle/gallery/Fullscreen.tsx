import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Arrows } from './Arrows.tsx';
import type { GalleryFacts } from './gallery-facts.ts';
import { Position } from './Position.tsx';
import { SlideContent } from './slides/SlideContent.tsx';
import { hasThumbnails } from './slides/slides.ts';
import { slideKey, Thumbs } from './Thumbs.tsx';
import { useCarousel } from './use-carousel.ts';

interface Props {
  facts: GalleryFacts;
  index: number;
  onSelect: (index: number) => void;
  onStep: (step: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** While the page is pinch-zoomed, dragging pans the photo and must not change slides. */
const isUnzoomed = () => (visualViewport?.scale ?? 1) <= 1.05;

/** Full-screen view of one photo at a time; only that and its neighbours are loaded. */
export function Fullscreen({ facts, index, onSelect, onStep, onKeyDown, onClose }: Props) {
  const dialog = useDialog(true);
  useZoomMark(dialog);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [startIndex] = useState(index);
  useCarousel({ box, startIndex, index, onSelect, canDrag: isUnzoomed });
  const { slides, texts } = facts;
  return (
    <dialog
      className="fullscreen"
      ref={dialog}
      aria-label={texts.label}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="fullscreen-bar">
        <Position index={index} facts={facts} />
        <button
          type="button"
          className="photo-button"
          aria-label={texts.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className="fullscreen-view" ref={setBox}>
        <ul role="list">
          {slides.map((slide, place) => (
            <li key={slideKey(slide, place)}>
              {Math.abs(place - index) < 2 && (
                <SlideContent facts={facts} place={place} isCurrent={place === index} isNear sizes="100vw" />
              )}
            </li>
          ))}
        </ul>
      </div>
      <Arrows index={index} facts={facts} onStep={onStep} />
      {hasThumbnails(slides) && <Thumbs index={index} facts={facts} onPick={onSelect} />}
    </dialog>
  );
}

/** Sets `data-zoomed` while the page is pinch-zoomed. */
function useZoomMark(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const mark = () => dialog.current?.toggleAttribute('data-zoomed', !isUnzoomed());
    visualViewport?.addEventListener('resize', mark);
    return () => visualViewport?.removeEventListener('resize', mark);
  }, [dialog]);
}
