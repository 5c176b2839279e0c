import { useMemo } from 'react';
import { Turnable } from '../Turnable.tsx';
import type { TurnFacts } from '../turn-facts.ts';
import { lookingText } from '../turn-text.ts';
import { type TurnKind, useTurn } from '../use-turn.ts';
import type { InteriorData } from './interior-data.ts';
import {
  clampView,
  type Frame,
  fittingFieldOfView,
  type Panorama,
  pointInView,
  straightAhead,
  stripsOf,
  type View,
  viewAfterKey,
} from './panorama.ts';

const BUTTON_DEGREES = 45;
const GLIDE_STEPS = 15;
const GLIDE_MS = 16;
/** Width of a strip of the canvas: narrow enough for straight lines, wide enough for slow phones. */
const STRIP_PX = 3;

interface Picture {
  readonly image: HTMLImageElement;
  readonly panorama: Panorama;
  /** Current size in CSS pixels. */
  readonly frame: () => Frame;
}

/** The interior seen from the driver's seat. */
export function Interior({ facts }: { facts: TurnFacts<InteriorData> }) {
  const kind = useMemo(() => interiorKind(facts.data), [facts]);
  return <Turnable name="interior" facts={facts} turn={useTurn(kind)} />;
}

function interiorKind(data: InteriorData): TurnKind<Picture, View> {
  return {
    start: straightAhead,
    mayBegin: () => true,
    load: async ({ image, canvas }) => {
      if (!(await isLoaded(image))) return null;
      const panorama = { width: image.naturalWidth, height: image.naturalHeight, horizon: data.horizon };
      return { image, panorama, frame: () => frameOf(canvas, data.fieldOfView, panorama) };
    },
    fit: (view, { frame, panorama }) => clampView(view, frame(), panorama),
    draw,
    spots: (view, { frame, panorama }) =>
      data.spots.map((point) => point && pointInView(point, view, frame(), panorama)),
    value: ({ yaw }) => ({ now: yaw, text: lookingText(yaw, data) }),
    afterKey: (key, view) => viewAfterKey(key, view),
    afterDrag: ({ yaw, tilt }, { x, y }, { frame }) => {
      const { width, height, fieldOfView } = frame();
      return { yaw: yaw - (x / width) * fieldOfView, tilt: tilt + y / height };
    },
    glide: (direction) => ({
      times: GLIDE_STEPS,
      everyMs: GLIDE_MS,
      step: ({ yaw, tilt }) => ({ yaw: yaw + (direction * BUTTON_DEGREES) / GLIDE_STEPS, tilt }),
    }),
  };
}

async function isLoaded(image: HTMLImageElement): Promise<boolean> {
  if (image.complete && image.naturalWidth === 0) image.src = image.currentSrc || image.src;
  image.loading = 'eager';
  try {
    await image.decode();
    return true;
  } catch (error) {
    console.warn('The picture of the interior could not be loaded:', error);
    return false;
  }
}

function frameOf(canvas: HTMLCanvasElement, wished: number, panorama: Panorama): Frame {
  const { clientWidth: width, clientHeight: height } = canvas;
  const frame = { width: width || 3, height: height || 2, fieldOfView: wished };
  return { ...frame, fieldOfView: fittingFieldOfView(frame, panorama) };
}

function draw(canvas: HTMLCanvasElement, view: View, { image, panorama, frame: frameNow }: Picture): void {
  const frame = frameNow();
  const sharpness = Math.min(devicePixelRatio, 2);
  const [width, height] = [Math.round(frame.width * sharpness), Math.round(frame.height * sharpness)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  for (const strip of stripsOf(view, { ...frame, width, height }, panorama, STRIP_PX)) {
    const drawFrom = (sourceX: number) =>
      context?.drawImage(
        image,
        ...([sourceX, strip.sourceY, strip.sourceWidth, strip.sourceHeight] as const),
        ...([strip.x, 0, strip.width, height] as const),
      );
    drawFrom(strip.sourceX);
    // The panorama wraps around: beyond its right edge continues its left one.
    if (strip.sourceX + strip.sourceWidth > panorama.width) drawFrom(strip.sourceX - panorama.width);
  }
}
