/** The pictures to render: shapes, their colours and file names. */

import type { Colour } from './render/colours.ts';
import { VIEWS, type View } from './render/shots.ts';

const USUAL: readonly Colour[] = ['white', 'silver', 'grey', 'black', 'blue'];
const BRIGHT: readonly Colour[] = [...USUAL, 'red'];
const WORK: readonly Colour[] = ['white', 'silver', 'grey', 'bronze'];

const COMMON: readonly Colour[] = ['white', 'grey', 'black', 'blue'];

/** The plain shape of each body, which also shows a wheel and the interior. */
const PLAIN: Record<string, readonly Colour[]> = {
  hatch: BRIGHT,
  sedan: BRIGHT,
  wagon: USUAL,
  suv: BRIGHT,
  ute: BRIGHT,
  van: USUAL,
  'cab-chassis': ['white', 'silver', 'grey', 'black'],
  truck: WORK,
  motorcycle: ['black', 'red', 'blue'],
  caravan: ['white', 'silver', 'grey'],
  convertible: ['white', 'silver', 'grey', 'red'],
  coupe: ['white', 'silver', 'black', 'red'],
  'people-mover': ['white', 'silver', 'grey', 'black'],
};

export const STOCK: Record<string, readonly Colour[]> = {
  ...PLAIN,
  'cab-chassis-dual': ['white', 'grey'],
  'cab-chassis-squared': ['white', 'grey'],
  'coupe-muscle': ['white', 'black', 'red'],
  'convertible-four-seat': ['white', 'grey', 'red'],
  'motorcycle-adventure': ['black', 'blue'],
  'motorcycle-cruiser': ['black', 'red'],
  'caravan-off-road': ['white', 'grey'],
  'hatch-city': COMMON,
  'hatch-sport': COMMON,
  'sedan-formal': COMMON,
  'wagon-estate': COMMON,
  'people-mover-box': ['white', 'grey', 'black'],
  'truck-tray': ['white', 'silver'],
  'van-high': ['white', 'silver'],
  'suv-boxy': COMMON,
  'suv-crossover': COMMON,
  'suv-seven-seat': COMMON,
  'suv-squared': COMMON,
  'ute-large': COMMON,
  'ute-sport': COMMON,
};

export const isPlain = (shape: string): boolean => shape in PLAIN;

/** Shapes with an interior of their own; the others show that of their body. */
const FURNISHED = ['hatch-city', 'hatch-sport', 'suv-boxy', 'suv-seven-seat', 'ute-large', 'ute-sport'];

export const hasInterior = (shape: string): boolean => isPlain(shape) || FURNISHED.includes(shape);

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
