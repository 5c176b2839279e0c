/** Interior views: the cabin from between the front seats, the caravan's living room, the motorcycle's cockpit. */

import { BODIES } from '../catalogue.ts';
import { buildLivingRoom } from '../living-room.ts';
import { type Camera, lookAt } from '../render/camera.ts';
import type { Layers } from '../render/tracer.ts';
import { type Quality, Session } from '../session.ts';
import { buildCabin } from './cabin.ts';
import type { CabinSpec } from './cabin-spec.ts';

const family: CabinSpec = {
  seat: 'leather',
  accent: 'satin',
  door: 'trimMid',
  screen: [0.15, 0.085],
  roof: 1.22,
  half: 0.74,
  lever: 'auto',
};

const CABINS: Record<string, CabinSpec> = {
  hatch: { ...family, seat: 'fabric', accent: 'gloss', door: 'trim', screen: [0.13, 0.075] },
  sedan: { ...family, accent: 'wood', seat: 'leather', screen: [0.17, 0.08] },
  wagon: { ...family, accent: 'satin', seat: 'fabric', screen: [0.11, 0.12], roof: 1.26 },
  suv: { ...family, seat: 'tan', accent: 'wood', door: 'tan', screen: [0.16, 0.085], roof: 1.27 },
  ute: {
    ...family,
    seat: 'fabric',
    accent: 'satin',
    door: 'trim',
    screen: [0.13, 0.08],
    roof: 1.28,
    lever: 'manual',
  },
  van: {
    ...family,
    seat: 'fabric',
    accent: 'trimMid',
    door: 'trim',
    screen: [0.12, 0.07],
    upright: true,
    roof: 1.4,
    half: 0.8,
    lever: 'manual',
  },
  'cab-chassis': {
    ...family,
    seat: 'fabric',
    accent: 'trimMid',
    door: 'trim',
    screen: [0.1, 0.06],
    roof: 1.28,
    lever: 'manual',
  },
  truck: {
    ...family,
    seat: 'fabric',
    accent: 'trimMid',
    door: 'trimMid',
    screen: [0.11, 0.065],
    upright: true,
    roof: 1.42,
    half: 0.86,
    lever: 'manual',
  },
  convertible: {
    ...family,
    seat: 'tan',
    accent: 'satin',
    door: 'tan',
    screen: [0.12, 0.065],
    open: true,
    half: 0.68,
    lever: 'manual',
  },
  coupe: {
    ...family,
    seat: 'leather',
    accent: 'satin',
    door: 'trim',
    screen: [0.14, 0.075],
    roof: 1.17,
    half: 0.71,
  },
  'people-mover': {
    ...family,
    seat: 'trimLight',
    accent: 'wood',
    door: 'trimLight',
    screen: [0.18, 0.08],
    roof: 1.34,
    half: 0.82,
    lever: 'dial',
  },
  'hatch-city': {
    ...family,
    seat: 'linen',
    accent: 'cream',
    door: 'trimLight',
    stitch: 'trimMid',
    screen: [0.1, 0.06],
    wheel: 'plain',
    lever: 'manual',
  },
  'hatch-sport': {
    ...family,
    accent: 'gloss',
    door: 'trim',
    stitch: 'caliper',
    light: 'redGlow',
    ceiling: 'trim',
    dash: 'blade',
    wideScreen: true,
    wheel: 'flat',
  },
  'suv-boxy': {
    ...family,
    seat: 'trimMid',
    accent: 'satin',
    door: 'trim',
    screen: [0.12, 0.065],
    dash: 'rugged',
    wheel: 'plain',
    roof: 1.28,
    lever: 'manual',
  },
  'suv-seven-seat': {
    ...family,
    seat: 'cream',
    accent: 'wood',
    door: 'cream',
    stitch: 'tan',
    light: 'screenPale',
    dash: 'blade',
    wideScreen: true,
    roof: 1.3,
    half: 0.78,
    lever: 'dial',
  },
  'ute-large': {
    ...family,
    seat: 'tanDark',
    accent: 'wood',
    door: 'tanDark',
    screen: [0.13, 0.16],
    dash: 'rugged',
    roof: 1.32,
    half: 0.82,
  },
  'ute-sport': {
    ...family,
    seat: 'leather',
    accent: 'gloss',
    door: 'trimMid',
    stitch: 'amber',
    screen: [0.16, 0.07],
    dash: 'rugged',
    wheel: 'flat',
    ceiling: 'trim',
    roof: 1.28,
  },
};

/** How each interior is rendered; the motorcycle's cockpit has a transparent background like the outside views. */
export const INTERIOR_LOOK: Record<string, { exposure: number; opaque: boolean }> = {
  car: { exposure: 1, opaque: true },
  caravan: { exposure: 0.68, opaque: true },
  motorcycle: { exposure: 0.92, opaque: false },
};

/** Share of light that interior surfaces reflect. */
const CABIN_BOUNCE = 0.3;
const CARAVAN_BOUNCE = 0.75;

export function shootInterior(body: string, quality: Quality): Layers {
  if (body === 'motorcycle')
    return new Session(BODIES[body](), quality).take(lookAt([-0.42, 0, 1.55], [0.42, 0, 1.0], 0.62));
  if (body === 'caravan')
    return new Session(buildLivingRoom(), quality, CARAVAN_BOUNCE).take(
      lookAt([-2.1, 0.18, 1.36], [1.2, -0.08, 0.92], 0.72),
    );
  const cabin = CABINS[body];
  return new Session(buildCabin(cabin), quality, CABIN_BOUNCE).take(
    lookAt([-0.64, 0.05, 1.1], [0.6, -0.06, 0.66], cabin.half),
  );
}

export const PANORAMA_ASPECT = 3;
/** Position of the tailgate, in metres behind the front seats, for cabins with a modelled rear. */
const TAILS: Readonly<Record<string, number>> = { suv: -1.95, hatch: -1.65 };

/** The viewpoint of a panorama: between the front seats, or inside the caravan. */
export function panoramaCamera(body: string): Camera {
  const z = body === 'caravan' ? 1.4 : 1;
  const x = body === 'caravan' ? -0.35 : 0.04;
  return { ...lookAt([x, 0, z], [x + 1, 0, z], 1), cylinder: true };
}

/** The whole interior as a cylindrical panorama: its left and right edges join behind the viewer. */
export function shootPanorama(body: string, quality: Quality): Layers {
  const camera = panoramaCamera(body);
  if (body === 'caravan')
    return new Session(buildLivingRoom(), quality, CARAVAN_BOUNCE).take(camera, PANORAMA_ASPECT);
  return new Session(buildCabin(CABINS[body], TAILS[body]), quality, CABIN_BOUNCE).take(
    camera,
    PANORAMA_ASPECT,
  );
}
