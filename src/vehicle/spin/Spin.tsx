import { useMemo } from 'react';
import { mayAutoplay } from './may-autoplay.ts';
import { loadPictures } from './pictures/load-pictures.ts';
import { spotOnFrame } from './spots/spot-runs.ts';
import { Turnable } from './Turnable.tsx';
import type { SpinFacts } from './turn-facts.ts';
import { turnedText } from './turn-text.ts';
import { degreesOf, eighthOf, isTooBroken, standIns, stepAfterDrag, stepAfterKey, wrap } from './turning.ts';
import { type TurnKind, useTurn } from './use-turn.ts';

/** Milliseconds between frames when a button turns the car; an eighth of a turn takes about 200. */
const BUTTON_STEP_MS = 45;

type Pictures = readonly HTMLImageElement[];

/** A car photographed from all sides, which can be turned. */
export function Spin({ facts }: { facts: SpinFacts }) {
  const kind = useMemo(() => spinKind(facts), [facts]);
  const turn = useTurn(kind);
  return <Turnable name="spin" facts={facts} turn={turn} pictureCount={facts.data.frames.length} />;
}

function spinKind({ data, canPlay }: SpinFacts): TurnKind<Pictures, number> {
  const { frames, spots, pixelsPerFrame, autoRotateMs } = data;
  return {
    start: data.step,
    mayBegin: () => canPlay && mayBegin(),
    load: async (_, onCount) => loadAll(frames, onCount),
    fit: (step, { length }) => wrap(step, length),
    draw: (canvas, step, pictures) => draw(canvas, pictures[step]),
    spots: (step, { length }) => spots.map((runs) => spotOnFrame(runs, step, length)),
    value: (step) => ({ now: degreesOf(step, frames.length), text: turnedText(step, data) }),
    afterKey: (key, step, { length }) => stepAfterKey(key, step, length),
    afterDrag: (from, { x }, { length }) => stepAfterDrag(from, x, pixelsPerFrame, length),
    glide: (direction, { length }) => ({
      times: eighthOf(length),
      everyMs: BUTTON_STEP_MS,
      step: (from) => from + direction,
    }),
    // "Auto-rotate is optional and stops after one full turn" (stock and vehicle §4).
    round: canPlay
      ? ({ length }) => ({ times: length, everyMs: autoRotateMs, step: (from) => from + 1 })
      : undefined,
  };
}

/** Loads all pictures before the car can turn (stock and vehicle §4). Null when too many are missing. */
async function loadAll(urls: readonly string[], onCount: (count: number) => void): Promise<Pictures | null> {
  const loaded = await loadPictures(urls, onCount, loadPicture);
  const isGood = loaded.map((picture) => picture !== null);
  return isTooBroken(isGood) ? null : standIns(isGood).flatMap((index) => loaded[index] ?? []);
}

/** Decoded in advance, so that drawing does not stutter. */
async function loadPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

function draw(canvas: HTMLCanvasElement, picture: HTMLImageElement | undefined): void {
  if (picture === undefined) return;
  const { naturalWidth: width, naturalHeight: height } = picture;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d');
  // Cut-out photos are transparent, so the previous frame is cleared.
  context?.clearRect(0, 0, width, height);
  context?.drawImage(picture, 0, 0);
}

function mayBegin(): boolean {
  const { saveData, type, effectiveType } = Object(Reflect.get(navigator, 'connection'));
  return mayAutoplay({
    isMotionReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isHandheld: matchMedia('(pointer: coarse)').matches,
    saveData,
    type,
    effectiveType,
  });
}
