/** The pictures to render: bodies, their colours and file names. */

import type { Colour } from './render/colours.ts';
import { VIEWS, type View } from './render/shots.ts';

const ALL: readonly Colour[] = ['white', 'silver', 'grey', 'black', 'blue', 'red', 'green', 'bronze'];
const WORK: readonly Colour[] = ['white', 'silver', 'grey', 'bronze'];

const NEW: readonly Colour[] = ['white', 'grey', 'black', 'blue'];

export const STOCK: Record<string, readonly Colour[]> = {
  hatch: ALL,
  sedan: ALL,
  wagon: ALL,
  suv: ALL,
  ute: ALL,
  van: ALL,
  'cab-chassis': ALL,
  truck: WORK,
  motorcycle: ['black', 'red', 'blue', 'green', 'white'],
  caravan: WORK,
  convertible: ALL,
  coupe: ALL,
  'people-mover': ALL,
  'hatch-city': NEW,
  'hatch-sport': NEW,
  'sedan-fastback': NEW,
  'sedan-formal': NEW,
  'wagon-estate': NEW,
  'ute-large': NEW,
  'ute-sport': NEW,
  'suv-boxy': NEW,
  'suv-coupe': NEW,
  'suv-crossover': NEW,
  'suv-seven-seat': NEW,
  'suv-squared': NEW,
};

export const WIDTHS = [960, 480] as const;
export const HERO_WIDTHS = [1600, 800] as const;
export const STOCK_VIEWS: readonly View[] = VIEWS;

/** AVIF quality by kind of picture, largest width first; the whole set must be small enough to commit. */
export const QUALITY = {
  stock: { 960: 31, 480: 35 },
  interior: { 960: 46, 480: 46 },
  detail: { 960: 28, 480: 32 },
  hero: { 1600: 52, 800: 52 },
} as const satisfies Record<string, Record<number, number>>;
