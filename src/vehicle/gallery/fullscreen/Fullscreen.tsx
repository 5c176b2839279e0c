import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Arrows } from '../Arrows.tsx';
import type { GalleryFacts } from '../gallery-facts.ts';
import { Position } from '../Position.tsx';
import { SlideContent } from '../slides/SlideContent.tsx';
import { hasThumbnails } from '../slides/slides.ts';
import { slideKey, Thumbs } from '../Thumbs.tsx';
import { useCarousel } from '../use-carousel.ts';
import styles from './fullscreen.css?url';
import { Overview } from './Overview.tsx';
import { useMagnifier } from './use-magnifier.ts';

export interface FullscreenProps {
  facts: GalleryFacts;
  index: number;
  onSelect: (index: number) => void;
  onStep: (step: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** While the page is pinch-zoomed, dragging pans the photo and must not change slides. */
const isUnzoomed = () => (visualViewport?.scale ?? 1) <= 1.05;

/** The photos on the whole screen: one at a time, of which only its neighbours are loaded too, or all at once. */
export function Fullscreen({ facts, index, onSelect, onStep, onKeyDown, onClose }: FullscreenProps) {
  const dialog = useDialog(true);
  useZoomMark(dialog);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [startIndex] = useState(index);
  const [isOverview, setOverview] = useState(false);
  const { slides, texts } = facts;
  const current = useRef<HTMLLIElement>(null);
  const magnifier = useMagnifier(index, current, slides[index]?.kind === 'photo');
  // Read from the page, because the carousel keeps the function that it was given first.
  const canDrag = useCallback(() => isUnzoomed() && !current.current?.dataset['magnified'], []);
  useCarousel({ box, startIndex, index, onSelect, canDrag });
  const hasMany = hasThumbnails(slides);
  const showAll = useRef<HTMLButtonElement>(null);
  const pick = (place: number) => {
    // The picked link is removed, and keys reach the dialog only while something in it has the focus.
    showAll.current?.focus();
    onSelect(place);
    setOverview(false);
  };
  return (
    <dialog
      className="fullscreen"
      ref={dialog}
      aria-label={texts.label}
      onClose={onClose}
      onKeyDown={isOverview ? undefined : onKeyDown}
    >
      <link rel="stylesheet" href={styles} precedence="dialog" />
      <div className="fullscreen-bar">
        <Position index={index} facts={facts} />
        {hasMany && (
          <button
            type="button"
            className="photo-button show-all"
            aria-pressed={isOverview}
            ref={showAll}
            onClick={() => setOverview(!isOverview)}
          >
            {texts.showAll}
          </button>
        )}
        <button
          type="button"
          className="photo-button"
          aria-label={texts.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </button>
      </div>
      {isOverview ? (
        <Overview index={index} facts={facts} onPick={pick} />
      ) : (
        <>
          <div className="fullscreen-view" ref={setBox}>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the browser zooms the whole page. */}
            <ul role="list" onClick={magnifier.onClick}>
              {slides.map((slide, place) => (
                <li
                  key={slideKey(slide, place)}
                  ref={place === index ? current : undefined}
                  data-magnified={(place === index && magnifier.isOn) || undefined}
                >
                  {Math.abs(place - index) < 2 && (
                    <SlideContent
                      facts={facts}
                      place={place}
                      isCurrent={place === index}
                      isNear
                      sizes={place === index && magnifier.isOn ? '250vw' : '100vw'}
                    />
                  )}
                </li>
              ))}
            </ul>
          </div>
          <Arrows index={index} facts={facts} onStep={onStep} />
          {hasMany && <Thumbs index={index} facts={facts} onPick={onSelect} />}
        </>
      )}
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
