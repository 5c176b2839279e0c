import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { BodySlug, CarType } from '../../../src/values/vehicle/vehicle-terms.ts';
import { type Vehicle, vehicleSchema } from '../../../src/vehicle/vehicle.schema.ts';
import type { PictureColour } from '../catalogue/make.schema.ts';

/** A spin's frames and hotspots, as a supplier sends them. */
export interface DemoSpin {
  frames: string[];
  interior: string;
  hotspots: Vehicle['hotspots'];
}

const folder = '/stock-photos/spins';
const files = join(import.meta.dirname, '../../../public', folder);
const FRAMES = 36;

/** The spins in public/stock-photos/spins: each body's colour. */
const spinColours: Partial<Record<BodySlug, PictureColour>> = { suv: 'blue', hatch: 'red', caravan: 'white' };

/** Whether there is a spin of this body in this colour. */
export function hasSpin(body: BodySlug, colour: PictureColour): boolean {
  return spinColours[body] === colour;
}

interface Subject {
  body: BodySlug;
  colour: PictureColour;
  carType: CarType;
  isCertified: boolean;
  photos: readonly string[];
}

/**
 * The spin of a demonstrator, certified car or used caravan; null if there is none of its body and colour, or if it
 * is not fully photographed.
 */
export function spinOf({ body, colour, carType, isCertified, photos }: Subject): DemoSpin | null {
  const isWorthIt = carType === 'demo' || isCertified || (carType === 'used' && body === 'caravan');
  if (!isWorthIt || photos.length < 5 || !hasSpin(body, colour)) return null;
  return {
    frames: Array.from({ length: FRAMES }, (_, i) => framePath(body, colour, i)),
    interior: `${folder}/${body}-interior.avif`,
    hotspots: hotspotsOf(body),
  };
}

function framePath(body: BodySlug, colour: PictureColour, index: number): string {
  return `${folder}/${body}-${colour}/${String(index).padStart(2, '0')}.avif`;
}

const read = new Map<BodySlug, Vehicle['hotspots']>();

function hotspotsOf(body: BodySlug): Vehicle['hotspots'] {
  const known = read.get(body);
  if (known !== undefined) return known;
  const json: unknown = JSON.parse(readFileSync(join(files, `${body}-hotspots.json`), 'utf8'));
  const hotspots = v.parse(vehicleSchema.entries.hotspots, json);
  read.set(body, hotspots);
  return hotspots;
}
