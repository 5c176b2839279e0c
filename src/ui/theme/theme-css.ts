import { fontVariable, type TypefaceName } from './fonts.ts';

/** The part of theme.json that is turned into custom properties. */
interface Theme {
  colours: Record<string, string>;
  photo: { wall: string; floor: string };
  fonts: {
    heading: TypefaceName;
    body: TypefaceName;
    headingWeight: number;
    headingCase: 'none' | 'uppercase';
    headingTracking: number;
    headingScale: number;
  };
  shape: { radius: number; radiusControl: number; border: number; shadow: 'none' | 'soft' | 'hard' };
  density: 'spacious' | 'regular' | 'compact';
}

const shadows = {
  none: 'none',
  soft: '0 1px 2px rgb(0 0 0 / 5%), 0 6px 24px rgb(0 0 0 / 7%)',
  hard: '4px 4px 0 var(--ink)',
} as const;

/** Section spacing and card padding, in px on a phone and on a wide screen. */
const densities = {
  spacious: { section: [56, 120], gap: [20, 32], pad: 24 },
  regular: { section: [44, 88], gap: [16, 24], pad: 20 },
  compact: { section: [32, 60], gap: [12, 18], pad: 14 },
} as const;

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const fluid = ([phone, wide]: readonly [number, number]) =>
  `clamp(${phone}px, ${(((wide - phone) / 1050) * 100).toFixed(2)}vw + ${Math.round(phone - ((wide - phone) / 1050) * 390)}px, ${wide}px)`;

/** The custom properties of a theme as one `:root` rule. */
export function themeCss(theme: Theme): string {
  const density = densities[theme.density];
  const properties = {
    ...Object.fromEntries(Object.entries(theme.colours).map(([key, hex]) => [kebab(key), hex])),
    'photo-wall': theme.photo.wall,
    'photo-floor': theme.photo.floor,
    'font-heading': `var(${fontVariable(theme.fonts.heading)})`,
    'font-body': `var(${fontVariable(theme.fonts.body)})`,
    'heading-weight': theme.fonts.headingWeight,
    'heading-case': theme.fonts.headingCase,
    'heading-tracking': `${theme.fonts.headingTracking}em`,
    'heading-scale': theme.fonts.headingScale,
    radius: `${theme.shape.radius}px`,
    'radius-control': `${theme.shape.radiusControl}px`,
    border: `${theme.shape.border}px`,
    shadow: shadows[theme.shape.shadow],
    section: fluid(density.section),
    gap: fluid(density.gap),
    pad: `${density.pad}px`,
  };
  const lines = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}

/** The typefaces of a theme without duplicates. */
export function typefacesOf({ fonts }: Pick<Theme, 'fonts'>): TypefaceName[] {
  return [...new Set([fonts.heading, fonts.body])];
}
