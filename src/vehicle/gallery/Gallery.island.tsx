/**
 * An island because photos can be dragged and opened full screen. It hydrates at the first touch; before that the
 * browser scrolls the row of photos.
 */
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type PageData, readPageData } from '../../ui/hydration/page-data.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Arrows } from './Arrows.tsx';
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

const importFullscreen = async () => (await import('./fullscreen/Fullscreen.tsx')).Fullscreen;

/** Null if it does not load, also when it is requested again. */
const loadFullscreen = () =>
  importFullscreen()
    .catch(importFullscreen)
    .catch(() => null);

export function Gallery({ facts: handed }: Props) {
  const facts = useMemo(() => readPageData(handed), [handed]);
  const { slides, texts } = facts;
  const state = useStrip(slides.length);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** Undefined until it has loaded, null if that failed. */
  const [Fullscreen, setFullscreen] = useState<Awaited<ReturnType<typeof loadFullscreen>>>();
  const { index, move, onSelect } = state;
  const step = (by: number) => move((from) => slideBeside(from, by, slides.length));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOfKey(event.key);
    if (by === undefined || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    step(by);
  };
  // Loaded ahead, because whoever touches the photos often opens them.
  useEffect(() => {
    void loadFullscreen();
  }, []);
  const open = async () => {
    // The focus returns to the element that opened the full-screen view.
    opener.current?.focus({ preventScroll: true });
    move((from) => from);
    const loaded = await loadFullscreen();
    setFullscreen(() => loaded);
    setOpen(loaded !== null);
  };
  return (
    <div className="gallery">
      <div
        className="photo-stage photo-backdrop"
        data-film={slides[index ?? 0]?.kind !== 'photo' || undefined}
      >
        <Strip
          facts={facts}
          state={state}
          onKeyDown={onKeyDown}
          onPress={() => void open()}
          isCovered={isOpen}
        />
        <Arrows index={index ?? 0} facts={facts} onStep={step} />
        <button
          type="button"
          className="photo-button open-fullscreen"
          aria-label={texts.fullscreen}
          ref={opener}
          onClick={() => void open()}
        >
          <Icon name="maximize" />
        </button>
        <Position index={index} facts={facts} />
      </div>
      <p
        className={Fullscreen === null ? 'load-failed small' : 'load-failed if-unhydrated small'}
        role="alert"
      >
        {texts.failed}
      </p>
      {hasThumbnails(slides) && <Thumbs index={index} facts={facts} onPick={(place) => move(() => place)} />}
      {Fullscreen && isOpen && index !== null && (
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
