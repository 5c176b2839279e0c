import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#src/ui/theme/contrast.ts';
import { readableTextColour } from './contrast.ts';

describe('text on a dealer’s colour', () => {
  it('is kept when it is legible, else replaced', () => {
    expect(readableTextColour('#ffd500', '#111111')).toBe('#111111');
    expect(readableTextColour('#ffd500', '#ffffff')).toBe('#000000');
    expect(readableTextColour('#0d2240', '#222222')).toBe('#ffffff');
  });

  it('is always legible', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, colour, (background, wanted) => {
        expect(contrastRatio(readableTextColour(background, wanted), background)).toBeGreaterThanOrEqual(4.5);
      }),
      { seed: 4321 },
    );
  });
});
