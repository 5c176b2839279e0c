import { greatCircleKm, type Place } from '../../../values/place/great-circle.ts';
import { placeAt, viewOf, type WorldPoint, worldPoint } from '../web-mercator.ts';
import { clipPolygon, type Point } from './clip-polygon.ts';

/** A named place. */
export type Named = Place & { readonly name: string };

export interface Surroundings {
  /** Polygons of the coastline, including islands, as points at zoom 0. */
  readonly land: readonly (readonly WorldPoint[])[];
  readonly towns: readonly Named[];
  readonly postcodes: readonly Named[];
}

/** Position on the plan in percent of its width and height. */
type Spot = { readonly left: number; readonly top: number };

export type PlanLabel = Spot & {
  readonly text: string;
  readonly kind: 'town' | 'postcode';
  /** On a phone the label would overlap another one. */
  readonly isWideOnly: boolean;
};

export type PlanMarker = Spot & {
  readonly name: string;
  /** The side of the marker that has space for its name; null for none. */
  readonly side: 'right' | 'left' | null;
  /** The name fits on wide screens only. */
  readonly isWideOnly: boolean;
};

export interface MapPlan {
  /** The land as an SVG path for `PLAN_SIZE`. */
  readonly land: string;
  /** Distance circles around a single place. */
  readonly rings: readonly { readonly km: number; readonly radius: number }[];
  readonly labels: readonly PlanLabel[];
  readonly markers: readonly PlanMarker[];
  /** Scale bar: a round distance, and its length in percent of the width. */
  readonly scale: { readonly km: number; readonly width: number };
}

export const PLAN_SIZE = { width: 800, height: 600 } as const;

/** Maximum zoom: a single place shows about fifteen kilometres to each side. */
const NEAREST_ZOOM = 11.9;
/** Padding around several places, so that their surroundings are visible. */
const PADDING = 150;
/** Minimum zoom for postcodes; below that only towns are shown. */
const POSTCODES_FROM_ZOOM = 7.5;
const RINGS_KM = [5, 10];
/** With more branches, markers have no names. */
const MOST_NAMES = 8;
/**
 * Size of labels relative to the plan on a phone, where the plan is narrower but the font size is the same.
 */
const PHONE = 2.2;
const SIZES = [PHONE, 1.15];
/** Size of postcode labels in overlap tests: larger than displayed, so that only a few are placed. */
const SPARSE = 3.4;

interface View {
  readonly centre: Place;
  readonly zoom: number;
  readonly corner: WorldPoint;
}

/** A plan of places and their surroundings, drawn from coastline, towns and postcodes. */
export function mapPlan(places: readonly Named[], { land, towns, postcodes }: Surroundings): MapPlan {
  const view = planView(places);
  const marks = distinctPlaces(places);
  const rings = marks.length === 1 ? RINGS_KM.map((km) => ({ km, radius: km * pixelsPerKm(view) })) : [];
  const scale = scaleOf(view);
  const taken: Box[] = [
    ...marks.map((mark) => boxAround(pointOf(mark, view), 14, 14)),
    ...rings.map(({ radius }) =>
      boxAround({ x: PLAN_SIZE.width / 2, y: PLAN_SIZE.height / 2 - radius }, 24 * PHONE, 9 * PHONE),
    ),
    ...bottomCorners(scale),
  ];
  const markers = placeMarkers(marks, view, taken);
  const named = view.zoom >= POSTCODES_FROM_ZOOM ? postcodes : [];
  const labels = [
    ...placeLabels('town', inFront(towns, view), taken, SIZES),
    ...placeLabels('postcode', inFront(named, view), taken, marks.length === 1 ? SIZES : [SPARSE]),
  ];
  return {
    land: land.map((ring) => pathOf(ring, view)).join(''),
    rings,
    labels,
    markers,
    scale,
  };
}

/** Areas without labels: the scale is at the bottom left, the credits are at the bottom right. */
function bottomCorners({ width: scaleWidth }: MapPlan['scale']): Box[] {
  const { width, height } = PLAN_SIZE;
  return [
    { left: 0, right: 60 + scaleWidth * (width / 100), top: height - 70, bottom: height },
    { left: width - 160 * PHONE, right: width, top: height - 56, bottom: height },
  ];
}

function planView(places: readonly Named[]): View {
  const { centre, zoom } = viewOf(places, PLAN_SIZE, { padding: PADDING, most: NEAREST_ZOOM });
  const middle = worldPoint(centre, zoom);
  const corner = { x: middle.x - PLAN_SIZE.width / 2, y: middle.y - PLAN_SIZE.height / 2 };
  return { centre, zoom, corner };
}

function pointOf(place: Place, { zoom, corner }: View): Point {
  const { x, y } = worldPoint(place, zoom);
  return { x: x - corner.x, y: y - corner.y };
}

function spotOf({ x, y }: Point): Spot {
  const hundredths = (part: number) => Math.round(part * 10_000) / 100;
  return { left: hundredths(x / PLAN_SIZE.width), top: hundredths(y / PLAN_SIZE.height) };
}

function pixelsPerKm({ centre, zoom, corner }: View): number {
  const edge = placeAt({ x: corner.x, y: worldPoint(centre, zoom).y }, zoom);
  return PLAN_SIZE.width / 2 / greatCircleKm(centre, edge);
}

/** Branches at one address share a marker, named after the first. */
function distinctPlaces(places: readonly Named[]): Named[] {
  return places.filter(
    ({ latitude, longitude }, index) =>
      places.findIndex((other) => other.latitude === latitude && other.longitude === longitude) === index,
  );
}

function isInFrame({ x, y }: Point, margin: number): boolean {
  return x > margin && y > margin && x < PLAN_SIZE.width - margin && y < PLAN_SIZE.height - margin;
}

/** Places inside the plan with their position; filtered by coordinates first, because most are outside. */
function inFront(places: readonly Named[], view: View): (Point & { readonly name: string })[] {
  const { corner, zoom } = view;
  const northWest = placeAt(corner, zoom);
  const southEast = placeAt({ x: corner.x + PLAN_SIZE.width, y: corner.y + PLAN_SIZE.height }, zoom);
  return places
    .filter(({ latitude }) => latitude < northWest.latitude && latitude > southEast.latitude)
    .filter(({ longitude }) => longitude > northWest.longitude && longitude < southEast.longitude)
    .map((place) => ({ ...pointOf(place, view), name: place.name }))
    .filter((point) => isInFrame(point, 24));
}

/** An SVG path in whole pixels; consecutive equal points are skipped. */
function pathOf(ring: readonly WorldPoint[], { zoom, corner }: View): string {
  const scale = 2 ** zoom;
  const seen = clipPolygon(
    ring.map(({ x, y }) => ({ x: x * scale - corner.x, y: y * scale - corner.y })),
    { ...PLAN_SIZE, rim: 8 },
  )
    .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
    .filter((point, index, points) => point !== points[index - 1]);
  return seen.length < 3 ? '' : `M${seen.join('L')}Z`;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxAround({ x, y }: Point, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

function touch(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Approximate half width of a text in pixels of the plan, at scale 1. */
const halfOf = (text: string) => text.length * 3.7 + 4;

/** Places as many names as fit, first for phones, then for wider screens. */
function placeMarkers(marks: readonly Named[], view: View, taken: Box[]): PlanMarker[] {
  const named = new Map<Named, Pick<PlanMarker, 'side' | 'isWideOnly'>>();
  for (const size of marks.length > MOST_NAMES ? [] : SIZES) {
    for (const mark of marks) {
      const side = named.has(mark)
        ? null
        : freeSide(pointOf(mark, view), halfOf(mark.name) * size, size, taken);
      if (side !== null) named.set(mark, { side, isWideOnly: size < PHONE });
    }
  }
  return marks.map((mark) => ({
    ...spotOf(pointOf(mark, view)),
    name: mark.name,
    ...(named.get(mark) ?? { side: null, isWideOnly: false }),
  }));
}

function freeSide({ x, y }: Point, half: number, size: number, taken: Box[]): 'right' | 'left' | null {
  for (const side of ['right', 'left'] as const) {
    const middle = x + (side === 'right' ? 1 : -1) * (half + 20);
    const box = boxAround({ x: middle, y }, half, 13 * size);
    if (box.left <= 0 || box.right >= PLAN_SIZE.width || taken.some((other) => touch(box, other))) continue;
    taken.push(box);
    return side;
  }
  return null;
}

/** Places labels in order where there is space: first those that fit on phones, then the others. */
function placeLabels(
  kind: PlanLabel['kind'],
  places: readonly (Point & { readonly name: string })[],
  taken: Box[],
  sizes: readonly number[],
): PlanLabel[] {
  const placed = new Map<string, PlanLabel>();
  for (const size of sizes) {
    for (const { name, ...point } of places) {
      const box = boxAround(point, halfOf(name) * size, 11 * size);
      if (placed.has(name) || taken.some((other) => touch(box, other))) continue;
      taken.push(box);
      placed.set(name, { ...spotOf(point), text: name, kind, isWideOnly: size < PHONE });
    }
  }
  return [...placed.values()];
}

function scaleOf(view: View): MapPlan['scale'] {
  const perKm = pixelsPerKm(view);
  const km =
    [1000, 500, 200, 100, 50, 20, 10, 5, 2].find((round) => round * perKm <= PLAN_SIZE.width / 5) ?? 1;
  return { km, width: Math.round(((km * perKm) / PLAN_SIZE.width) * 10_000) / 100 };
}
