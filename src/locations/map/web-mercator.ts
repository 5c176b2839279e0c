import type { Place } from '../../values/great-circle.ts';

/** Pixels from the north-west corner of the world, which is 256 pixels wide at zoom 0 and twice that at each more. */
export type WorldPoint = { readonly x: number; readonly y: number };

export type Size = { readonly width: number; readonly height: number };

/** A square of the map, as servers of tiles count them (wiki.openstreetmap.org/wiki/Slippy_map_tilenames). */
export type Tile = { readonly x: number; readonly y: number; readonly z: number };

export const TILE_SIZE = 256;

/** Web Mercator ends where the world becomes a square. */
const MOST_LATITUDE = 85.0511287798066;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const worldSize = (zoom: number) => TILE_SIZE * 2 ** zoom;

/** Where a place is on the map of the world at a zoom. */
export function worldPoint({ latitude, longitude }: Place, zoom: number): WorldPoint {
  const radians = (clamp(latitude, -MOST_LATITUDE, MOST_LATITUDE) * Math.PI) / 180;
  return {
    x: ((longitude + 180) / 360) * worldSize(zoom),
    y: ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * worldSize(zoom),
  };
}

/** The place that is at a point of the map. */
export function placeAt({ x, y }: WorldPoint, zoom: number): Place {
  const size = worldSize(zoom);
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI,
    longitude: (x / size) * 360 - 180,
  };
}

export function tileAt(place: Place, z: number): Tile {
  const { x, y } = worldPoint(place, z);
  const last = 2 ** z - 1;
  return {
    x: clamp(Math.floor(x / TILE_SIZE), 0, last),
    y: clamp(Math.floor(y / TILE_SIZE), 0, last),
    z,
  };
}

/** A tile and the pixels from the window's corner to its own. */
type PlacedTile = Tile & { readonly left: number; readonly top: number };

/** The tiles that a window shows whose middle is at `centre`, the middle ones first: they are asked for in order. */
export function tilesAround(centre: Place, z: number, { width, height }: Size): PlacedTile[] {
  const middle = worldPoint(centre, z);
  const corner = { x: middle.x - width / 2, y: middle.y - height / 2 };
  const count = 2 ** z;
  const tiles: PlacedTile[] = [];
  for (let row = Math.floor(corner.y / TILE_SIZE); row * TILE_SIZE < corner.y + height; row += 1) {
    if (row < 0 || row >= count) continue;
    for (let column = Math.floor(corner.x / TILE_SIZE); column * TILE_SIZE < corner.x + width; column += 1) {
      const left = Math.round(column * TILE_SIZE - corner.x);
      const top = Math.round(row * TILE_SIZE - corner.y);
      // The world goes on in the east with its west.
      tiles.push({ x: ((column % count) + count) % count, y: row, z, left, top });
    }
  }
  const away = ({ left, top }: PlacedTile) =>
    Math.hypot(left + TILE_SIZE / 2 - width / 2, top + TILE_SIZE / 2 - height / 2);
  return tiles.sort((a, b) => away(a) - away(b));
}

/** `https://tile.openstreetmap.org/3/7/4.png` of a template with {z}, {x} and {y}. */
export function tileUrl(template: string, { x, y, z }: Tile): string {
  return template.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y));
}

/** The middle of places, as the map sees it, and the nearest zoom at which all of them are in the window. */
export function viewOf(
  places: readonly Place[],
  { width, height }: Size,
  { padding, most }: { readonly padding: number; readonly most: number },
): { readonly centre: Place; readonly zoom: number } {
  const points = places.map((place) => worldPoint(place, 0));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (pixels: number, span: number) => Math.log2(Math.max(1, pixels - 2 * padding) / span);
  const fit = Math.min(room(width, right - left), room(height, bottom - top));
  return {
    centre: placeAt({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0),
    zoom: clamp(fit, 0, most),
  };
}
