import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { repeat } from './repeat.ts';
import type { Point } from './spots/hotspot-position.ts';

/** An animated move in small steps. */
interface Glide<Place> {
  readonly times: number;
  readonly everyMs: number;
  readonly step: (from: Place) => Place;
}

/** What differs between spin and panorama. A place is the current rotation. */
export interface TurnKind<Pictures, Place> {
  readonly start: Place;
  /** Whether it may start without a touch. */
  readonly mayBegin: () => boolean;
  /** Null if the pictures could not be loaded. */
  readonly load: (
    parts: { readonly image: HTMLImageElement; readonly canvas: HTMLCanvasElement },
    onCount: (count: number) => void,
  ) => Promise<Pictures | null>;
  /** The nearest valid place. */
  readonly fit: (place: Place, pictures: Pictures) => Place;
  readonly draw: (canvas: HTMLCanvasElement, place: Place, pictures: Pictures) => void;
  readonly spots: (place: Place, pictures: Pictures) => readonly (Point | null)[];
  readonly value: (place: Place) => { readonly now: number; readonly text: string };
  /** Null for other keys. */
  readonly afterKey: (key: string, from: Place, pictures: Pictures) => Place | null;
  readonly afterDrag: (from: Place, movedPx: Point, pictures: Pictures) => Place;
  readonly glide: (direction: -1 | 1, pictures: Pictures) => Glide<Place>;
  /** One full turn, if it can turn by itself. */
  readonly round?: ((pictures: Pictures) => Glide<Place>) | undefined;
}

export type TurnButton = 'left' | 'right' | 'play';

/** State of a turnable view. Pictures are loaded at the first intentional touch. */
export function useTurn<Pictures, Place>(kind: TurnKind<Pictures, Place>) {
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [phase, setPhase] = useState<'still' | 'loading' | 'ready' | 'failed'>('still');
  const [loadedCount, setLoadedCount] = useState(0);
  const [pictures, setPictures] = useState<Pictures | null>(null);
  const [place, setPlace] = useState(kind.start);
  const [isTurning, setTurning] = useState(false);
  const isAwake = useRef(false);
  const wish = useRef<TurnButton | 'touch' | null>(null);
  const stopRunning = useRef(() => {});
  const go = (change: (from: Place) => Place, of: Pictures) => setPlace((from) => kind.fit(change(from), of));
  const stop = () => {
    stopRunning.current();
    setTurning(false);
  };
  const run = ({ times, everyMs, step }: Glide<Place>, of: Pictures) => {
    stop();
    setTurning(true);
    stopRunning.current = repeat(
      times,
      everyMs,
      () => go(step, of),
      () => setTurning(false),
    );
  };
  const press = (button: TurnButton, of: Pictures) => {
    if (button !== 'play') {
      const glide = kind.glide(button === 'left' ? -1 : 1, of);
      if (isMotionReduced()) for (let time = 0; time < glide.times; time += 1) go(glide.step, of);
      else run(glide, of);
    } else if (isTurning) stop();
    else if (kind.round) run(kind.round(of), of);
  };
  const wake = async () => {
    if (isAwake.current || !image.current || !canvas.current) return;
    isAwake.current = true;
    setPhase('loading');
    const parts = { image: image.current, canvas: canvas.current };
    const loaded = await kind.load(parts, setLoadedCount);
    isAwake.current = loaded !== null;
    setPictures(loaded);
    setPhase(loaded === null ? 'failed' : 'ready');
    if (loaded === null) return;
    go((from) => from, loaded);
    if (wish.current === null) {
      if (kind.round) run(kind.round(loaded), loaded);
    } else if (wish.current !== 'touch') press(wish.current, loaded);
  };
  const touch = () => {
    wish.current ??= 'touch';
    void wake();
  };
  const begin = useEffectEvent(() => {
    if (root.current?.contains(document.activeElement)) touch();
    else if (kind.mayBegin()) void wake();
    return () => stopRunning.current();
  });
  useEffect(() => begin(), []);
  const draw = useEffectEvent(() => {
    if (pictures && canvas.current) kind.draw(canvas.current, place, pictures);
  });
  const drag = useDrag(slider, place, (from, movedPx) => {
    if (pictures) go(() => kind.afterDrag(from, movedPx, pictures), pictures);
  });
  // Draws synchronously at first, so that no empty canvas is visible; then once per frame.
  useLayoutEffect(() => {
    if (phase === 'ready') draw();
  }, [phase]);
  useLayoutEffect(() => {
    const plan = requestAnimationFrame(() => draw());
    return () => cancelAnimationFrame(plan);
  });
  useEffect(() => {
    if (!pictures || !canvas.current) return;
    const observer = new ResizeObserver(() => setPlace((from) => kind.fit(from, pictures)));
    observer.observe(canvas.current);
    return () => observer.disconnect();
  }, [kind, pictures]);

  const onTouch = (event: MouseEvent | FocusEvent | KeyboardEvent) => {
    if (event.target instanceof Element && !event.target.closest('[data-turn="play"]')) stop();
    if (isIntentional(event)) touch();
  };
  return {
    phase,
    loadedCount,
    isTurning,
    value: kind.value(place),
    spots: pictures ? kind.spots(place, pictures) : [],
    press(button: TurnButton) {
      if (pictures) press(button, pictures);
      else wish.current = button;
    },
    refs: { root, slider, image, canvas },
    onRoot: {
      onPointerDown: onTouch,
      onFocus: onTouch,
      onKeyDown: onTouch,
      onClick: (event: MouseEvent) => isIntentional(event) && touch(),
      onPointerMove: (event: PointerEvent) => isIntentional(event) && touch(),
    },
    onSlider: {
      onKeyDown(event: KeyboardEvent) {
        if (!pictures || event.altKey || event.ctrlKey || event.metaKey) return;
        const next = kind.afterKey(event.key, place, pictures);
        if (next === null) return;
        event.preventDefault();
        go(() => next, pictures);
      },
      ...drag.onSlider,
    },
    onSpot: drag.onSpot,
  };
}

export type Turn = ReturnType<typeof useTurn<never, unknown>>;

/** Movement in pixels up to which a press on a hotspot is a tap, which opens its description. */
const TAP_PX = 6;

/**
 * A drag on the slider or from a hotspot above it. A press that began before hydration counts from its first
 * movement: it may be the touch that hydrated the island.
 */
function useDrag<Place>(
  slider: RefObject<HTMLElement | null>,
  place: Place,
  onMove: (from: Place, movedPx: Point) => void,
) {
  const drag = useRef<{ readonly x: number; readonly y: number; readonly from: Place } | null>(null);
  const begin = ({ clientX: x, clientY: y }: PointerEvent) => {
    drag.current = { x, y, from: place };
    return drag.current;
  };
  const capture = ({ pointerId }: PointerEvent) => slider.current?.setPointerCapture(pointerId);
  const isPress = (event: PointerEvent) => event.isPrimary && event.button === 0;
  const isHeld = (event: PointerEvent) => event.isPrimary && (event.buttons & 1) === 1;
  const moved = (event: PointerEvent) => {
    const { x, y, from } = drag.current ?? begin(event);
    return { from, by: { x: event.clientX - x, y: event.clientY - y } };
  };
  const end = () => {
    drag.current = null;
  };
  const ends = { onPointerUp: end, onPointerCancel: end };
  return {
    onSlider: {
      onPointerDown(event: PointerEvent) {
        if (!isPress(event)) return;
        begin(event);
        capture(event);
      },
      onPointerMove(event: PointerEvent) {
        if (!isHeld(event)) return;
        const { from, by } = moved(event);
        capture(event);
        onMove(from, by);
      },
      ...ends,
    },
    onSpot: {
      onPointerDown: (event: PointerEvent) => isPress(event) && begin(event),
      // From here the slider has the pointer: the hotspot may turn out of view, and is not clicked at the end.
      onPointerMove(event: PointerEvent) {
        if (!isHeld(event)) return;
        const { by } = moved(event);
        if (Math.hypot(by.x, by.y) > TAP_PX) capture(event);
      },
      ...ends,
    },
  };
}

/** Whether a touch is intentional: a vertical scroll past the picture is not, a horizontal move or a tap is. */
function isIntentional(event: MouseEvent | FocusEvent | KeyboardEvent | PointerEvent): boolean {
  if (event.target instanceof Element && event.target.closest('[data-images]')) return false;
  if (!('pointerType' in event) || event.type === 'click') return true;
  if (event.type === 'pointerdown') return event.pointerType !== 'touch';
  return event.buttons > 0 && Math.abs(event.movementX) > Math.abs(event.movementY);
}

function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
