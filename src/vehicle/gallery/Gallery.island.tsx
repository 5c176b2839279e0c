/**
 * An island because the photographs follow the finger and open full screen; loaded at the first touch, as
 * before that the browser scrolls them by itself (wake-gallery.client.ts).
 */
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Handed, take } from '../../ui/handed.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Arrows } from './Arrows.tsx';
import { Fullscreen } from './Fullscreen.tsx';
import type { GalleryFacts } from './gallery-facts.ts';
import { onImagesLeft } from './images-left.client.ts';
import { Position } from './Position.tsx';
import { Strip } from './Strip.tsx';
import { slideBeside, stepOfKey } from './slide-steps.ts';
import { hasThumbnails } from './slides.ts';
import { Thumbs } from './Thumbs.tsx';

interface Props {
  facts: Handed<GalleryFacts>;
  /** Called once it listens: some time after it was asked to. */
  onLive?: () => void;
}

export function Gallery({ facts: handed, onLive }: Props) {
  const facts = useMemo(() => take(handed), [handed]);
  const root = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { slides, texts } = facts;
  const step = useCallback(
    (by: number) => setIndex((from) => (from === null ? from : slideBeside(from, by, slides.length))),
    [slides],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOfKey(event.key);
    if (by === undefined || index === null || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    step(by);
  };
  useEffect(() => {
    onLive?.();
    return root.current ? onImagesLeft(root.current, () => setIndex((from) => from && 0)) : undefined;
  }, [onLive]);
  return (
    <div className="gallery" ref={root}>
      <div
        className="photo-stage photo-backdrop"
        data-film={slides[index ?? 0]?.kind !== 'photo' || undefined}
      >
        <Strip facts={facts} index={index} onSelect={setIndex} onKeyDown={onKeyDown} isCovered={isOpen} />
        <Arrows index={index ?? 0} facts={facts} onStep={step} />
        <button
          type="button"
          className="photo-button open-fullscreen"
          data-fullscreen
          aria-label={texts.fullscreen}
          onClick={() => setOpen(true)}
        >
          <Icon name="maximize" />
        </button>
        <Position index={index} facts={facts} />
      </div>
      <p className="load-failed small" role="alert">
        {texts.failed}
      </p>
      {hasThumbnails(slides) && (
        <Thumbs
          index={index}
          facts={facts}
          onPick={(place, event) => {
            if (index === null) return;
            event.preventDefault();
            setIndex(place);
          }}
        />
      )}
      {isOpen && index !== null && (
        <Fullscreen
          facts={facts}
          index={index}
          onSelect={setIndex}
          onStep={step}
          onKeyDown={onKeyDown}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
