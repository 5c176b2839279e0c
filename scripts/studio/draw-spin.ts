/** Renders one spin: a file per frame, and a JSON file with the positions of its hotspots in each frame. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PANORAMA_ASPECT, panoramaCamera } from './cabin/interiors.ts';
import { roomAnchors, spinAnchors } from './car/anchors.ts';
import { BODIES } from './catalogue.ts';
import { cachedLayers } from './layer-cache.ts';
import { type Colour, compose, PAINTS } from './render/colours.ts';
import { writeAvif } from './render/encode.ts';
import { Scene } from './render/scene.ts';
import { steer } from './render/shots.ts';
import { type Quality, Session } from './session.ts';
import {
  clearIn,
  panoramaHotspots,
  SPIN_QUALITY,
  SPIN_WIDTH,
  spinCameras,
  spinHotspots,
  toSurface,
} from './spin.ts';

export type SpinOrder = {
  body: string;
  colour: Colour;
  out: string;
  keep: string | undefined;
  quality: Omit<Quality, 'width'>;
  cell: number;
  effort: number;
};

/** Returns the bytes written. */
export async function drawSpin(order: SpinOrder): Promise<number> {
  const { body, colour, out, quality } = order;
  // Pixels that equal their neighbours get one sample: 36 frames take as long as 12 otherwise would, with no visible
  // difference.
  const vehicle = BODIES[body](order.cell);
  let studio: Session | undefined;
  const light = (): Session =>
    (studio ??= new Session(vehicle, { ...quality, width: SPIN_WIDTH, coarse: 1 }));
  steer(vehicle, 0);
  const scene = new Scene(vehicle.instances);
  const cameras = spinCameras(scene, vehicle);
  const anchors = spinAnchors(body).map((anchor) => toSurface(scene, anchor));
  const exterior = spinHotspots(anchors, cameras, clearIn(scene));
  const interior = panoramaHotspots(roomAnchors(body), panoramaCamera(body), PANORAMA_ASPECT);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, `${body}-hotspots.json`), `${JSON.stringify({ exterior, interior })}\n`);
  let bytes = 0;
  for (const [i, camera] of cameras.entries()) {
    const layers = cachedLayers(order.keep, `spin-${body}-${i}`, () => light().take(camera));
    bytes += await writeAvif(
      compose(layers, PAINTS[colour], 0.92, 0.055),
      layers,
      [SPIN_WIDTH],
      () => join(out, `${body}-${colour}`, `${String(i).padStart(2, '0')}.avif`),
      { quality: SPIN_QUALITY, effort: order.effort },
    );
    console.log(`spin ${body} ${i}`);
  }
  return bytes;
}
