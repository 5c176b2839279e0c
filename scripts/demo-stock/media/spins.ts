import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { CarType } from '../../../src/values/vehicle/vehicle-terms.ts';
import { type Vehicle, vehicleSchema } from '../../../src/vehicle/vehicle.schema.ts';
import type { PictureColour } from '../catalogue/make.schema.ts';
import type { Shape } from './shapes.ts';

/** A spin's frames and hotspots, as a supplier sends them. */
export interface DemoSpin {
  frames: string[];
  interior: string;
  hotspots: Vehicle['hotspots'];
}

const FOLDER = '/stock-photos/spins';
const files = join(import.meta.dirname, '../../../public', FOLDER);
const FRAMES = 36;

/** The spins in public/stock-photos/spins: each shape's colour. A car of another shape has none. */
const spinColours: Partial<Record<Shape, PictureColour>> = { suv: 'blue', hatch: 'red', caravan: 'white' };

/** Whether there is a spin of this shape in this colour. */
export function hasSpin(shape: Shape | null, colour: PictureColour): boolean {
  return shape !== null && spinColours[shape] === colour;
}

interface Subject {
  shape: Shape | null;
  colour: PictureColour;
  carType: CarType;
  isCertified: boolean;
  photos: readonly string[];
}

/**
 * The spin of a demonstrator, certified car or used caravan; null if there is none of its shape and colour, or if it
 * is not fully photographed.
 */
export function spinOf({ shape, colour, carType, isCertified, photos }: Subject): DemoSpin | null {
  const isWorthIt = carType === 'demo' || isCertified || (carType === 'used' && shape === 'caravan');
  if (shape === null || !isWorthIt || photos.length < 5 || !hasSpin(shape, colour)) return null;
  return {
    frames: Array.from({ length: FRAMES }, (_, i) => framePath(shape, colour, i)),
    interior: `${FOLDER}/${shape}-interior.avif`,
    hotspots: hotspotsOf(shape),
  };
}

function framePath(shape: Shape, colour: PictureColour, index: number): string {
  return `${FOLDER}/${shape}-${colour}/${String(index).padStart(2, '0')}.avif`;
}

const read = new Map<Shape, Vehicle['hotspots']>();

function hotspotsOf(shape: Shape): Vehicle['hotspots'] {
  const known = read.get(shape);
  if (known !== undefined) return known;
  const json: unknown = JSON.parse(readFileSync(join(files, `${shape}-hotspots.json`), 'utf8'));
  const hotspots = v.parse(vehicleSchema.entries.hotspots, json);
  read.set(shape, hotspots);
  return hotspots;
}
