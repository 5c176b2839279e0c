import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { BodySlug, CarType } from '../../../src/values/vehicle/vehicle-terms.ts';
import { type Vehicle, vehicleSchema } from '../../../src/vehicle/vehicle.schema.ts';
import type { PictureColour } from '../catalogue/make.schema.ts';

/** A turntable's pictures and what they point at, as a supplier sends them. */
export interface DemoSpin {
  frames: string[];
  interior: string;
  hotspots: Vehicle['hotspots'];
}

const folder = '/stock-photos/spins';
const files = join(import.meta.dirname, '../../../public', folder);
const FRAMES = 36;

/** What is drawn in public/stock-photos/spins: the colour of each body that stood on the turntable. */
const spunColours: Partial<Record<BodySlug, PictureColour>> = { suv: 'blue', hatch: 'red', caravan: 'white' };

/** Whether a vehicle of this body and colour has stood on the turntable. */
export function wasSpun(body: BodySlug, colour: PictureColour): boolean {
  return spunColours[body] === colour;
}

interface Subject {
  body: BodySlug;
  colour: PictureColour;
  carType: CarType;
  isCertified: boolean;
  photos: readonly string[];
}

/**
 * The photographer with the turntable comes for demonstrators and certified cars, and for used caravans;
 * null for what he has not seen, or what is not photographed in full yet.
 */
export function spinOf({ body, colour, carType, isCertified, photos }: Subject): DemoSpin | null {
  const isWorthIt = carType === 'demo' || isCertified || (carType === 'used' && body === 'caravan');
  if (!isWorthIt || photos.length < 5 || !wasSpun(body, colour)) return null;
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
