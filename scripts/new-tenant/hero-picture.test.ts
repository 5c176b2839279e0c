import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bodySlugs } from '#src/values/vehicle/vehicle-terms.ts';
import { heroPicture } from './hero-picture.ts';

const publicDir = join(import.meta.dirname, '../../public');

describe('heroPicture', () => {
  it('shows the most common body in stock', () => {
    expect(heroPicture(['suv', 'sedan', 'people-mover', null])).toContain('/suv-blue');
    expect(heroPicture(['wagon', 'sedan', 'suv'])).toContain('/sedan-blue');
  });

  it.each([...bodySlugs, null])('exists for %s', (body) => {
    expect(existsSync(join(publicDir, heroPicture([body])))).toBe(true);
  });

  it('exists for a dealer without stock', () => {
    expect(existsSync(join(publicDir, heroPicture([])))).toBe(true);
  });
});
