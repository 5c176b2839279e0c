import { describe, expect, it } from 'vitest';
import { themeCss } from './theme-css.ts';

const theme: Parameters<typeof themeCss>[0] = {
  colours: { ink: '#111111', surfaceRaised: '#ffffff', onAccent: '#fefefe' },
  photo: { wall: '#eeeeee', floor: '#dddddd' },
  fonts: {
    heading: 'Figtree',
    body: 'Karla',
    headingWeight: 700,
    headingCase: 'uppercase',
    headingTracking: -0.01,
    headingScale: 1.2,
  },
  shape: { radius: 0, radiusControl: 8, border: 2, shadow: 'none' },
  density: 'compact',
};

/** Parses the `--name: value` pairs of the rule. */
function properties(css: string): Record<string, string> {
  expect(css).toMatch(/^:root\{[^{}]*\}$/);
  const lines = css.slice(':root{'.length, -1).split(';');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

describe('themeCss', () => {
  it('is one rule of custom properties, named like their settings', () => {
    expect(properties(themeCss(theme))).toMatchObject({
      '--ink': '#111111',
      '--surface-raised': '#ffffff',
      '--on-accent': '#fefefe',
      '--photo-wall': '#eeeeee',
      '--photo-floor': '#dddddd',
      '--heading-weight': '700',
      '--heading-case': 'uppercase',
      '--heading-tracking': '-0.01em',
      '--heading-scale': '1.2',
      '--radius': '0px',
      '--radius-control': '8px',
      '--border': '2px',
      '--shadow': 'none',
      '--pad': '14px',
    });
  });

  it.each([
    ['compact', 32, 60],
    ['regular', 44, 88],
    ['spacious', 56, 120],
  ] as const)(
    '%s density has sections %d px apart on a phone and %d px on a wide screen',
    (density, phone, wide) => {
      const section = properties(themeCss({ ...theme, density }))['--section'] ?? '';
      const [, min, slope, start, max] =
        /^clamp\((\d+)px, ([\d.]+)vw \+ (-?\d+)px, (\d+)px\)$/.exec(section) ?? [];
      expect([Number(min), Number(max)]).toEqual([phone, wide]);
      const sizeAt = (viewport: number) => (Number(slope) / 100) * viewport + Number(start);
      expect(sizeAt(390)).toBeCloseTo(phone, -0.5);
      expect(sizeAt(1440)).toBeCloseTo(wide, -0.5);
    },
  );
});
