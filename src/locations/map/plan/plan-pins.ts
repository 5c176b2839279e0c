import type { Place } from '../../../values/place/great-circle.ts';
import type { Point } from './clip-polygon.ts';
import { type Box, boxAround, halfOf, LABEL_SIZES, PHONE, touch } from './plan-boxes.ts';
import {
  PLAN_SIZE,
  type PlanScale,
  pixelsPerKm,
  pointOf,
  type Spot,
  scaleOf,
  spotOf,
  type View,
} from './plan-view.ts';

/** A branch with coordinates. */
export type Located = Place & { readonly slug: string; readonly name: string };

/** A pin for one branch, or a cluster of those that are at one address or too close together to press one by one. */
export interface PlanPin extends Spot {
  readonly branches: readonly Pick<Located, 'slug' | 'name'>[];
  /** Whether all of them are at one address, so that no zoom separates them. */
  readonly isOneAddress: boolean;
  /** The side of the pin that has space for its name; null for none. */
  readonly side: 'right' | 'left' | null;
  /** The name fits on wide screens only. */
  readonly isWideOnly: boolean;
}

export interface PinnedPlan {
  readonly pins: readonly PlanPin[];
  readonly rings: readonly { readonly km: number; readonly radius: number }[];
  readonly scale: PlanScale;
  /** Areas that labels must leave free. */
  readonly taken: readonly Box[];
}

/** Distance circles around a single place. */
const RINGS_KM = [5, 10];
/** With more pins, none has a name. */
const MAX_NAMES = 8;
/** Half the size of a cluster on a phone. */
const CLUSTER = 13 * PHONE;
/** Pins closer than this become a cluster: the size of a cluster on a phone. */
const APART = 26 * PHONE;

/** The pins of places in a view, with names where there is space. */
export function pinPlaces(places: readonly Located[], view: View): PinnedPlan {
  const groups = groupsOf(places, view);
  const perKm = pixelsPerKm(view);
  const rings = groups.length === 1 ? RINGS_KM.map((km) => ({ km, radius: km * perKm })) : [];
  const scale = scaleOf(view);
  const taken: Box[] = [
    ...groups.map((group) => {
      const half = group.places.length > 1 ? CLUSTER : 14;
      return boxAround(group, half, half);
    }),
    ...rings.map(({ radius }) =>
      boxAround({ x: PLAN_SIZE.width / 2, y: PLAN_SIZE.height / 2 - radius }, 24 * PHONE, 9 * PHONE),
    ),
    ...bottomCorners(scale),
  ];
  return { pins: namePins(groups, taken), rings, scale, taken };
}

interface Group extends Point {
  readonly places: readonly Located[];
}

function isOneAddress({ places: [first, ...others] }: Group): boolean {
  return others.every(
    ({ latitude, longitude }) => latitude === first?.latitude && longitude === first.longitude,
  );
}

function groupsOf(places: readonly Located[], view: View): readonly Group[] {
  let groups: readonly Group[] = [];
  for (const place of places) groups = grouped({ places: [place], ...pointOf(place, view) }, groups);
  return groups;
}

/** Adds a group. If it is too close to another one they are merged, and the merged one may be too close to a third. */
function grouped(group: Group, groups: readonly Group[]): readonly Group[] {
  const near = groups.find(({ x, y }) => Math.hypot(x - group.x, y - group.y) < APART);
  if (near === undefined) return [...groups, group];
  const [weight, other] = [group.places.length, near.places.length];
  const between = (a: number, b: number) => (a * weight + b * other) / (weight + other);
  const both = {
    places: [...near.places, ...group.places],
    x: between(group.x, near.x),
    y: between(group.y, near.y),
  };
  return grouped(
    both,
    groups.filter((one) => one !== near),
  );
}

/** Areas without labels: the scale is at the bottom left, the credits are at the bottom right. */
function bottomCorners({ width: scaleWidth }: PlanScale): Box[] {
  const { width, height } = PLAN_SIZE;
  return [
    { left: 0, right: 60 + scaleWidth * (width / 100), top: height - 70, bottom: height },
    { left: width - 160 * PHONE, right: width, top: height - 56, bottom: height },
  ];
}

/** Places as many names as fit, first for phones, then for wider screens; branches at one address share the first's. */
function namePins(groups: readonly Group[], taken: Box[]): PlanPin[] {
  const named = new Map<Group, Pick<PlanPin, 'side' | 'isWideOnly'>>();
  for (const size of groups.length > MAX_NAMES ? [] : LABEL_SIZES) {
    for (const group of groups) {
      if (named.has(group) || !isOneAddress(group)) continue;
      const half = halfOf(group.places[0]?.name ?? '') * size;
      const side = freeSide(group, half, size, taken);
      if (side !== null) named.set(group, { side, isWideOnly: size < PHONE });
    }
  }
  return groups.map((group) => ({
    ...spotOf(group),
    branches: group.places.map(({ slug, name }) => ({ slug, name })),
    isOneAddress: isOneAddress(group),
    ...(named.get(group) ?? { side: null, isWideOnly: false }),
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
