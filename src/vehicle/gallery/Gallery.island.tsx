/**
 * An island because photos can be dragged and opened full screen. It hydrates at the first touch; before that the
 * browser scrolls the row of photos.
 */
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { type PageData, readPageData } from '../../ui/hydration/page-data.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Arrows } from './Arrows.tsx';
import { Fullscreen } from './Fullscreen.tsx';
import type { GalleryFacts } from './gallery-facts.ts';
import { Position } from './Position.tsx';
import { Strip } from './Strip.tsx';
import { slideBeside, stepOfKey } from './slides/slide-steps.ts';
import { hasThumbnails } from './slides/slides.ts';
import { Thumbs } from './Thumbs.tsx';
import { useStrip } from './use-strip.ts';

interface Props {
  facts: PageData<GalleryFacts>;
}

export function Gallery({ facts: handed }: Props) {
  const facts = useMemo(() => readPageData(handed), [handed]);
  const { slides, texts } = facts;
  const state = useStrip(slides.length);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { index, move, onSelect } = state;
  const step = (by: number) => move((from) => slideBeside(from, by, slides.length));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOfKey(event.key);
    if (by === undefined || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    step(by);
  };
  const open = () => {
    // The focus returns to the element that opened the full-screen view.
    opener.current?.focus({ preventScroll: true });
    move((from) => from);
    setOpen(true);
  };
  return (
    <div className="gallery">
      <div
        className="photo-stage photo-backdrop"
        data-film={slides[index ?? 0]?.kind !== 'photo' || undefined}
      >
        <Strip facts={facts} state={state} onKeyDown={onKeyDown} onPress={open} isCovered={isOpen} />
        <Arrows index={index ?? 0} facts={facts} onStep={step} />
        <button
          type="button"
          className="photo-button open-fullscreen"
          aria-label={texts.fullscreen}
          ref={opener}
          onClick={open}
        >
          <Icon name="maximize" />
        </button>
        <Position index={index} facts={facts} />
      </div>
      <p className="load-failed if-unhydrated small" role="alert">
        {texts.failed}
      </p>
      {hasThumbnails(slides) && <Thumbs index={index} facts={facts} onPick={(place) => move(() => place)} />}
      {isOpen && index !== null && (
        <Fullscreen
          facts={facts}
          index={index}
          onSelect={onSelect}
          onStep={step}
          onKeyDown={onKeyDown}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
