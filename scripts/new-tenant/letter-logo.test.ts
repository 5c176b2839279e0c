import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { initialsOf, letterLogo } from './letter-logo.ts';

const colours = { accent: '#b3261e', onAccent: '#ffffff', text: '#1c1f24' };

describe('initialsOf', () => {
  it.each([
    ['City Motors', 'CM'],
    ['City Motors of Perth', 'CM'],
    ['northside cars', 'NC'],
    ['"Honest" Joe’s', 'HJ'],
    ['4x4 Land', '4L'],
    ['Škoda', 'Š'],
  ])('%s is %s', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });
});

describe('letterLogo', () => {
  it('has the configured size and an accessible name', async () => {
    const { logo, favicon } = letterLogo('Smith & <Sons>', 'Figtree', colours);
    const { width, height, format } = await sharp(Buffer.from(logo.svg)).metadata();
    expect({ width, height, format }).toEqual({ width: logo.width, height: 44, format: 'svg' });
    expect(logo.svg).toContain('aria-label="Smith &#38; &#60;Sons&#62;"');
    expect((await sharp(Buffer.from(favicon)).metadata()).width).toBe(48);
  });

  it('draws letters as outlines, so that no font is needed', () => {
    const { logo } = letterLogo('City Motors', 'Fraunces', colours);
    expect(logo.svg).not.toContain('<text');
    expect(logo.svg.match(/<path/g)?.length).toBeGreaterThanOrEqual(12);
  });

  it('fits the menu, however long the name is', () => {
    for (const name of ['The Honourable Company of Northern Automobiles', 'Donaudampfschifffahrtsautomobile'])
      expect(letterLogo(name, 'Outfit', colours).logo.width).toBeLessThanOrEqual(250);
  });
});
