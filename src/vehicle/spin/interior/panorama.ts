/**
 * A panorama is a picture on the inside of a cylinder around the viewer: its width is 360°, its centre is straight
 * ahead. A view is the perspective image of a camera in the middle, so straight lines stay straight.
 */
export type Panorama = {
  readonly width: number;
  readonly height: number;
  /** Eye level as a fraction of the height from the top. */
  readonly horizon: number;
};

/** The viewport onto the panorama. */
export type Frame = {
  readonly width: number;
  readonly height: number;
  /** Horizontal field of view in degrees. */
  readonly fieldOfView: number;
};

export type View = {
  /** Degrees to the right of straight ahead, 0 to 360. */
  readonly yaw: number;
  /** Upward tilt (negative is down) as a fraction of the frame's height. */
  readonly tilt: number;
};

/** Initial view: ahead and slightly down, onto the dashboard. */
export const straightAhead: View = { yaw: 0, tilt: -0.1 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const wrap = (value: number, whole: number) => ((value % whole) + whole) % whole;

export function wrapYaw(yaw: number): number {
  return wrap(yaw, 360);
}

/** Distance of the viewer from the image plane, in pixels. */
export function focalLength({ width, fieldOfView }: Frame): number {
  return width / 2 / Math.tan(radians(fieldOfView / 2));
}

const radiusOf = (panorama: Panorama) => panorama.width / (2 * Math.PI);

/** The widest field of view, up to the wanted one, at which the picture fills the frame vertically. */
export function fittingFieldOfView(frame: Frame, panorama: Panorama): number {
  // The edges of the cylinder are nearest in the middle column.
  const minFocal = (radiusOf(panorama) * frame.height) / panorama.height;
  const widest = (Math.atan(frame.width / 2 / minFocal) * 360) / Math.PI;
  return Math.min(frame.fieldOfView, widest);
}

/** Clamps a view so that nothing beyond the picture's upper and lower edge is visible. */
export function clampView({ yaw, tilt }: View, frame: Frame, panorama: Panorama): View {
  const perPixel = focalLength(frame) / radiusOf(panorama) / frame.height;
  const highest = panorama.horizon * panorama.height * perPixel - 0.5;
  const lowest = 0.5 - (1 - panorama.horizon) * panorama.height * perPixel;
  const level = Math.min(highest, Math.max(lowest, tilt));
  return { yaw: wrapYaw(yaw), tilt: highest < lowest ? (highest + lowest) / 2 : level };
}

/** A vertical strip of the frame and the part of the panorama drawn into it, each in its own pixels. */
export type Strip = {
  readonly x: number;
  readonly width: number;
  readonly sourceX: number;
  readonly sourceWidth: number;
  readonly sourceY: number;
  readonly sourceHeight: number;
};

/**
 * Splits the frame into vertical strips: converts the cylindrical projection to a flat one. A column at an angle from
 * the middle shows the cylinder at that angle, scaled by its cosine.
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

/** Position of a panorama point in the frame, both in percent from the top left; null if outside. */
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

/** Keyboard control: arrows turn 5 degrees, PageUp and PageDown 45, Home resets; up and down tilt. */
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
