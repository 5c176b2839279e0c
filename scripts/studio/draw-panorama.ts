/** Renders a cabin's panorama to `{out}/{body}-interior.avif`; returns the bytes written. */
import { join } from 'node:path';
import { INTERIOR_LOOK, shootPanorama } from './cabin/interiors.ts';
import type { SpinOrder } from './draw-spin.ts';
import { cachedLayers } from './layer-cache.ts';
import { compose, PAINTS } from './render/colours.ts';
import { writeAvif } from './render/encode.ts';

const WIDTH = 3600;

export async function drawPanorama(order: Omit<SpinOrder, 'colour' | 'cell'>): Promise<number> {
  const { body, out, quality } = order;
  const layers = cachedLayers(order.keep, `panorama-${body}`, () =>
    shootPanorama(body, { ...quality, rays: Math.round(quality.rays * 0.7), width: WIDTH, coarse: 1 }),
  );
  return writeAvif(
    compose(layers, PAINTS.blue, (INTERIOR_LOOK[body] ?? INTERIOR_LOOK.car).exposure),
    layers,
    [WIDTH],
    () => join(out, `${body}-interior.avif`),
    { quality: { [WIDTH]: 58 }, effort: order.effort, opaque: true },
  );
}
