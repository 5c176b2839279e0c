export type Point = { readonly x: number; readonly y: number };

/** The viewport from 0, 0, with a margin so that cut edges are outside the visible part. */
export type Frame = { readonly width: number; readonly height: number; readonly rim: number };

interface Edge {
  readonly isInside: (point: Point) => boolean;
  readonly cross: (from: Point, to: Point) => Point;
}

function along(axis: 'x' | 'y', at: number, sign: 1 | -1): Edge {
  return {
    isInside: (point) => sign * (point[axis] - at) >= 0,
    cross: (from, to) => {
      const part = (at - from[axis]) / (to[axis] - from[axis]);
      return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
    },
  };
}

/** Clips a polygon to a frame (Sutherland–Hodgman); empty if nothing is inside. */
export function clipPolygon(polygon: readonly Point[], { width, height, rim }: Frame): Point[] {
  const edges = [
    along('x', -rim, 1),
    along('x', width + rim, -1),
    along('y', -rim, 1),
    along('y', height + rim, -1),
  ];
  return edges.reduce<readonly Point[]>(clipAt, polygon).slice();
}

function clipAt(polygon: readonly Point[], { isInside, cross }: Edge): Point[] {
  return polygon.flatMap((to, index) => {
    const from = polygon.at(index - 1) ?? to;
    if (isInside(to)) return isInside(from) ? [to] : [cross(from, to), to];
    return isInside(from) ? [cross(from, to)] : [];
  });
}
