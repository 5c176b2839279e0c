/** Interior views: the cabin from between the front seats, the caravan's living room, the motorcycle's cockpit. */
import { buildCabin, type CabinSpec } from './cabin.ts';
import { lookAt } from './camera.ts';
import { BODIES } from './catalogue.ts';
import { compose, PAINTS } from './colours.ts';
import type { Picture } from './encode.ts';
import { buildLivingRoom } from './living-room.ts';
import { type Quality, Session } from './session.ts';

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
};

export function shootInterior(body: string, quality: Quality): { picture: Picture; opaque: boolean } {
  if (body === 'motorcycle') {
    const s = new Session(BODIES[body](), quality);
    const l = s.take(lookAt([-0.42, 0, 1.55], [0.42, 0, 1.0], 0.62));
    return { picture: { data: compose(l, PAINTS.blue), width: l.width, height: l.height }, opaque: false };
  }
  const van = body === 'caravan';
  const s = new Session(van ? buildLivingRoom() : buildCabin(CABINS[body]), quality, van ? 0.75 : 0.3);
  const half = (CABINS[body]?.half ?? 0.74) / 0.74;
  const cam = van
    ? lookAt([-2.1, 0.18, 1.36], [1.2, -0.08, 0.92], 0.72)
    : lookAt([-0.64, 0.05, 1.1], [0.6, -0.06, 0.66], 0.74 * half);
  const l = s.take(cam);
  return {
    picture: { data: compose(l, PAINTS.white, van ? 0.62 : 1.0), width: l.width, height: l.height },
    opaque: true,
  };
}
