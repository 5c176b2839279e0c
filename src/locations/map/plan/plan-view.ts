import { greatCircleKm, type Place } from '../../../values/place/great-circle.ts';
import { placeAt, viewOf, type WorldPoint, worldPoint } from '../web-mercator.ts';
import type { Point } from './clip-polygon.ts';

export const PLAN_SIZE = { width: 800, height: 600 } as const;

/** Maximum zoom: a single place shows about fifteen kilometres to each side. */
const NEAREST_ZOOM = 11.9;
/** Padding around several places, so that their surroundings are visible and their names have space. */
const PADDING = 150;
/** Padding around more places than have names. */
const MANY = { from: 9, padding: 80 };
/** A drawing is enlarged by so many zoom levels at most, because its coastline has no more detail. */
const MAX_ENLARGED = 4;

/** A part of the world that the plan shows. */
export interface View {
  readonly centre: Place;
  readonly zoom: number;
  /** Its north-west corner. */
  readonly corner: WorldPoint;
}

/** Position on the plan in percent of its width and height. */
export type Spot = { readonly left: number; readonly top: number };

/** The view in which all places are seen with their surroundings; with `drawn`, as far as that drawing can be enlarged. */
export function planView(places: readonly Place[], drawn?: View): View {
  const max = drawn ? Math.min(NEAREST_ZOOM, drawn.zoom + MAX_ENLARGED) : NEAREST_ZOOM;
  const padding = places.length < MANY.from ? PADDING : MANY.padding;
  const { centre, zoom } = viewOf(places, PLAN_SIZE, { padding, max });
  const middle = worldPoint(centre, zoom);
  const corner = { x: middle.x - PLAN_SIZE.width / 2, y: middle.y - PLAN_SIZE.height / 2 };
  return { centre, zoom, corner };
}

export function pointOf(place: Place, { zoom, corner }: View): Point {
  const { x, y } = worldPoint(place, zoom);
  return { x: x - corner.x, y: y - corner.y };
}

export function spotOf({ x, y }: Point): Spot {
  const hundredths = (part: number) => Math.round(part * 10_000) / 100;
  return { left: hundredths(x / PLAN_SIZE.width), top: hundredths(y / PLAN_SIZE.height) };
}

export function pixelsPerKm({ centre, zoom, corner }: View): number {
  const edge = placeAt({ x: corner.x, y: worldPoint(centre, zoom).y }, zoom);
  return PLAN_SIZE.width / 2 / greatCircleKm(centre, edge);
}

/** A distance in round kilometres, and its length in percent of the plan's width. */
export interface PlanScale {
  readonly km: number;
  readonly width: number;
}

export function scaleOf(view: View): PlanScale {
  const perKm = pixelsPerKm(view);
  const km =
    [1000, 500, 200, 100, 50, 20, 10, 5, 2].find((round) => round * perKm <= PLAN_SIZE.width / 5) ?? 1;
  return { km, width: Math.round(((km * perKm) / PLAN_SIZE.width) * 10_000) / 100 };
}

/** How a drawing of one view is to be enlarged, and the spot of it that becomes its corner, to show another view. */
export function enlargement(drawn: View, shown: View): Spot & { readonly scale: number } {
  const scale = 2 ** (shown.zoom - drawn.zoom);
  const corner = { x: shown.corner.x / scale - drawn.corner.x, y: shown.corner.y / scale - drawn.corner.y };
  return { scale, ...spotOf(corner) };
}
