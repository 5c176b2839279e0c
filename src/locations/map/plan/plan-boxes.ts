import type { Point } from './clip-polygon.ts';

/** An area of the plan that is taken by a pin or a label. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Size of labels relative to the plan on a phone, where the plan is narrower but the font size is the same.
 */
export const PHONE = 2.2;
/** Sizes at which labels are placed: first those that fit on a phone, then those for wide screens. */
export const LABEL_SIZES = [PHONE, 1.15];

export function boxAround({ x, y }: Point, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

export function touch(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Approximate half width of a text in pixels of the plan, at scale 1. */
export const halfOf = (text: string) => text.length * 3.7 + 4;
