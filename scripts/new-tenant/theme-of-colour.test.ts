import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#src/ui/theme/contrast.ts';
import { coloursOf, readColour } from './theme-of-colour.ts';

const defaults = {
  ink: '#1c1f24',
  inkMuted: '#5a616b',
  surface: '#f6f7f8',
  surfaceRaised: '#ffffff',
  line: '#d9dde2',
  accent: '#1f5fd1',
  onAccent: '#ffffff',
  price: '#1c1f24',
  header: '#ffffff',
  onHeader: '#1c1f24',
  footer: '#1c1f24',
  onFooter: '#e8eaed',
  hero: '#e6eaf0',
  onHero: '#1c1f24',
  success: '#1a7440',
  warning: '#8a5300',
  danger: '#b3261e',
};

describe('coloursOf', () => {
  it('are readable for any brand colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const brand = `#${number.toString(16).padStart(6, '0')}`;
        const { accent, onAccent, footer, hero } = coloursOf(brand, defaults);
        expect(contrastRatio(accent, defaults.surface)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(accent, defaults.surfaceRaised)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(footer, defaults.onFooter)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(hero, defaults.onHero)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 200 },
    );
  });

  it("make the hero of the brand's hue, paler than the page", () => {
    const { hero } = coloursOf('#0f766e', defaults);
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hero.slice(at, at + 2), 16));
    expect(green).toBeGreaterThan(red);
    expect(Math.max(green, blue) - red).toBeLessThan(48);
  });

  it('keep a colour that is readable', () => {
    expect(coloursOf('#b3261e', defaults)).toMatchObject({ accent: '#b3261e', onAccent: '#ffffff' });
  });

  it('put dark text on a pale colour instead of changing it', () => {
    expect(coloursOf('#ffd400', defaults)).toMatchObject({ accent: defaults.ink, onAccent: '#ffd400' });
  });
});

describe('readColour', () => {
  it.each([
    ['#FFD400', '#ffd400'],
    ['fd4', '#ffdd44'],
  ])('%s is %s', (text, colour) => {
    expect(readColour(text)).toBe(colour);
  });
});
