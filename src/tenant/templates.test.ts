import { expect, test } from 'vitest';
import { templates } from './templates.ts';

test.each(['header', 'hero', 'finder', 'card', 'vehicleHead', 'footer'] as const)(
  'no two templates share a variant of their %s',
  (section) => {
    const variants = Object.values(templates).map((sections) => sections[section]);
    expect(new Set(variants).size).toBe(variants.length);
  },
);
