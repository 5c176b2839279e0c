import type { Place } from '../../../values/place/great-circle.ts';
import { placeAt, type WorldPoint } from '../web-mercator.ts';
import { clipPolygon, type Point } from './clip-polygon.ts';
import { type Box, boxAround, halfOf, LABEL_SIZES, PHONE, touch } from './plan-boxes.ts';
import { type Located, type PinnedPlan, pinPlaces } from './plan-pins.ts';
import { PLAN_SIZE, planView, pointOf, type Spot, spotOf, type View } from './plan-view.ts';

/** A named place. */
export type Named = Place & { readonly name: string };

export interface Surroundings {
  /** Polygons of the coastline, including islands, as points at zoom 0. */
  readonly land: readonly (readonly WorldPoint[])[];
  readonly towns: readonly Named[];
  readonly postcodes: readonly Named[];
}

export type PlanLabel = Spot & {
  readonly text: string;
  readonly kind: 'town' | 'postcode';
  /** On a phone the label would overlap another one. */
  readonly isWideOnly: boolean;
};

/** The name of a town that fits once the drawing is zoomed by a factor of at least `from`. */
export type ZoomLabel = Spot & { readonly text: string; readonly from: (typeof ZOOM_STEPS)[number] };

export interface MapPlan extends Omit<PinnedPlan, 'taken'> {
  /** The land as an SVG path, in units of `1 / LAND_PER_PIXEL` of `PLAN_SIZE`. */
  readonly land: string;
  readonly labels: readonly PlanLabel[];
  readonly zoomLabels: readonly ZoomLabel[];
}

/** Precision of the land: coarse enough for a small page, fine enough to zoom in. */
export const LAND_PER_PIXEL = 4;
/** Minimum zoom for postcodes; below that only towns are shown. */
const POSTCODES_FROM_ZOOM = 7.5;
/** Size of postcode labels in overlap tests: larger than displayed, so that only a few are placed. */
const SPARSE = 3.4;
const ZOOM_STEPS = [2, 4, 8] as const;

/** A plan of places and their surroundings, drawn from coastline, towns and postcodes. */
export function mapPlan(places: readonly Located[], { land, towns, postcodes }: Surroundings): MapPlan {
  const view = planView(places);
  const { taken: pinned, ...plan } = pinPlaces(places, view);
  const taken = [...pinned];
  const isOne = plan.rings.length > 0;
  const named = view.zoom >= POSTCODES_FROM_ZOOM ? postcodes : [];
  const labels = [
    ...placeLabels('town', inFront(towns, view), taken, LABEL_SIZES),
    ...placeLabels('postcode', inFront(named, view), taken, isOne ? LABEL_SIZES : [SPARSE]),
  ];
  return {
    ...plan,
    land: land.map((ring) => pathOf(ring, view)).join(''),
    labels,
    zoomLabels: isOne ? [] : placeZoomLabels(inFront(towns, view), labels),
  };
}

function isInFrame({ x, y }: Point, margin: number): boolean {
  return x > margin && y > margin && x < PLAN_SIZE.width - margin && y < PLAN_SIZE.height - margin;
}

type NamedPoint = Point & { readonly name: string };

/** Places inside the plan with their position; filtered by coordinates first, because most are outside. */
function inFront(places: readonly Named[], view: View): NamedPoint[] {
  const { corner, zoom } = view;
  const northWest = placeAt(corner, zoom);
  const southEast = placeAt({ x: corner.x + PLAN_SIZE.width, y: corner.y + PLAN_SIZE.height }, zoom);
  return places
    .filter(({ latitude }) => latitude < northWest.latitude && latitude > southEast.latitude)
    .filter(({ longitude }) => longitude > northWest.longitude && longitude < southEast.longitude)
    .map((place) => ({ ...pointOf(place, view), name: place.name }))
    .filter((point) => isInFrame(point, 24));
}

/** An SVG path in steps from point to point, which take a third of the bytes of coordinates. */
function pathOf(ring: readonly WorldPoint[], { zoom, corner }: View): string {
  const scale = 2 ** zoom;
  const points = clipPolygon(
    ring.map(({ x, y }) => ({ x: x * scale - corner.x, y: y * scale - corner.y })),
    { ...PLAN_SIZE, rim: 8 },
  ).map(({ x, y }) => ({ x: Math.round(x * LAND_PER_PIXEL), y: Math.round(y * LAND_PER_PIXEL) }));
  const [start, ...steps] = points
    .map(({ x, y }, index) => ({ x: x - (points[index - 1]?.x ?? 0), y: y - (points[index - 1]?.y ?? 0) }))
    .filter(({ x, y }) => x !== 0 || y !== 0)
    .map(({ x, y }) => `${x} ${y}`);
  return steps.length < 2 ? '' : `M${start}l${steps.join(' ')}z`;
}

/** Places labels in order where there is space: first those that fit on phones, then the others. */
function placeLabels(
  kind: PlanLabel['kind'],
  places: readonly NamedPoint[],
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

/** Towns that are not labelled yet, each from the zoom at which its name overlaps no other. */
function placeZoomLabels(towns: readonly NamedPoint[], labels: readonly PlanLabel[]): ZoomLabel[] {
  const labelled = new Set(labels.map(({ text }) => text));
  const shown = towns.filter(({ name }) => labelled.has(name));
  const placed: ZoomLabel[] = [];
  for (const from of ZOOM_STEPS) {
    const boxOf = ({ name, x, y }: NamedPoint) =>
      boxAround({ x: x * from, y: y * from }, halfOf(name) * PHONE, 11 * PHONE);
    for (const town of towns) {
      if (shown.includes(town) || shown.some((other) => touch(boxOf(town), boxOf(other)))) continue;
      shown.push(town);
      placed.push({ ...spotOf(town), text: town.name, from });
    }
  }
  return placed;
}
