/**
 * A panorama is a picture on the inside of a cylinder around the viewer: its width is the whole turn, its
 * centre is straight ahead. A view of it is what a camera in the middle sees, so straight lines stay straight.
 */
export type Panorama = {
  readonly width: number;
  readonly height: number;
  /** Where eye level lies, as a share of the height from the top. */
  readonly horizon: number;
};

/** What the panorama is seen through. */
export type Frame = {
  readonly width: number;
  readonly height: number;
  /** Degrees from its left edge to its right. */
  readonly fieldOfView: number;
};

export type View = {
  /** Degrees to the right of straight ahead, 0 to 360. */
  readonly yaw: number;
  /** How far up it looks (down below 0), as a share of the frame's height. */
  readonly tilt: number;
};

/** Where one looks first: ahead, and a little down, as there is more to see of the dashboard than of the sky. */
export const straightAhead: View = { yaw: 0, tilt: -0.1 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const wrap = (value: number, whole: number) => ((value % whole) + whole) % whole;

export function wrapYaw(yaw: number): number {
  return wrap(yaw, 360);
}

/** Distance of the viewer from the frame, in the frame's pixels. */
export function focalLength({ width, fieldOfView }: Frame): number {
  return width / 2 / Math.tan(radians(fieldOfView / 2));
}

const radiusOf = (panorama: Panorama) => panorama.width / (2 * Math.PI);

/** The widest angle, up to the wished one, at which the picture fills the frame from top to bottom. */
export function fittingFieldOfView(frame: Frame, panorama: Panorama): number {
  // In the middle column the cylinder's edges are nearest.
  const leastFocal = (radiusOf(panorama) * frame.height) / panorama.height;
  const widest = (Math.atan(frame.width / 2 / leastFocal) * 360) / Math.PI;
  return Math.min(frame.fieldOfView, widest);
}

/** A view that shows nothing beyond the picture's upper and lower edge. */
export function clampView({ yaw, tilt }: View, frame: Frame, panorama: Panorama): View {
  const perPixel = focalLength(frame) / radiusOf(panorama) / frame.height;
  const highest = panorama.horizon * panorama.height * perPixel - 0.5;
  const lowest = 0.5 - (1 - panorama.horizon) * panorama.height * perPixel;
  const level = Math.min(highest, Math.max(lowest, tilt));
  return { yaw: wrapYaw(yaw), tilt: highest < lowest ? (highest + lowest) / 2 : level };
}

/** An upright strip of the frame and the part of the panorama that is drawn into it, in pixels of each. */
export type Strip = {
  readonly x: number;
  readonly width: number;
  readonly sourceX: number;
  readonly sourceWidth: number;
  readonly sourceY: number;
  readonly sourceHeight: number;
};

/**
 * The frame as upright strips. A column at an angle from the middle shows the cylinder at that angle, squeezed
 * by its cosine: the cylindrical projection turned into the flat one of a camera.
 */
export function stripsOf(view: View, frame: Frame, panorama: Panorama, stripWidth: number): Strip[] {
  const focal = focalLength(frame);
  const radius = radiusOf(panorama);
  const angleAt = (x: number) => Math.atan((x - frame.width / 2) / focal);
  return Array.from({ length: Math.ceil(frame.width / stripWidth) }, (_, index) => {
    const x = index * stripWidth;
    const width = Math.min(stripWidth, frame.width - x);
    const [from, to] = [angleAt(x), angleAt(x + width)];
    const scale = (radius * Math.cos((from + to) / 2)) / focal;
    return {
      x,
      width,
      sourceX: wrap((from + radians(view.yaw)) * radius + panorama.width / 2, panorama.width),
      sourceWidth: (to - from) * radius,
      sourceY: panorama.horizon * panorama.height - (0.5 + view.tilt) * frame.height * scale,
      sourceHeight: frame.height * scale,
    };
  });
}

/** Where a point of the panorama stands in the frame, both in percent from the top left; null when it is outside. */
export function pointInView(
  point: { readonly x: number; readonly y: number },
  view: View,
  frame: Frame,
  panorama: Panorama,
): { x: number; y: number } | null {
  const degrees = wrapYaw((point.x - 50) * 3.6 - view.yaw + 180) - 180;
  if (Math.abs(degrees) >= frame.fieldOfView / 2) return null;
  const focal = focalLength(frame);
  const rise = ((panorama.horizon - point.y / 100) * panorama.height) / radiusOf(panorama);
  const x = 50 + ((Math.tan(radians(degrees)) * focal) / frame.width) * 100;
  const y = 50 + view.tilt * 100 - ((rise * focal) / Math.cos(radians(degrees)) / frame.height) * 100;
  return y >= 0 && y <= 100 ? { x, y } : null;
}

const directions = ['ahead', 'right', 'back', 'left'] as const;

export type Direction = (typeof directions)[number];

export function directionAt(yaw: number): Direction {
  return directions[wrap(Math.round(yaw / 90), directions.length)] ?? 'ahead';
}

/** A slider's keys: arrows 5 degrees, PageUp and PageDown 45, Home straight ahead; up and down look up and down. */
export function viewAfterKey(key: string, { yaw, tilt }: View): View | null {
  const moves: Readonly<Record<string, View>> = {
    ArrowRight: { yaw: yaw + 5, tilt },
    ArrowLeft: { yaw: yaw - 5, tilt },
    ArrowUp: { yaw, tilt: tilt + 0.1 },
    ArrowDown: { yaw, tilt: tilt - 0.1 },
    PageUp: { yaw: yaw + 45, tilt },
    PageDown: { yaw: yaw - 45, tilt },
    Home: straightAhead,
  };
  return Object.hasOwn(moves, key) ? (moves[key] ?? null) : null;
}
