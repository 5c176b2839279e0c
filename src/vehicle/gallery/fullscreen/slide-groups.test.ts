import { describe, expect, it } from 'vitest';
import type { Slide } from '../slides/slides.ts';
import { slideGroups } from './slide-groups.ts';

const photo = (group?: string): Slide => ({ kind: 'photo', url: '/a.jpg', ...(group && { group }) });

describe('groups of photos', () => {
  it('have the order of their first photos, and those without a name are last', () => {
    const film: Slide = { kind: 'film', url: '/film.webm' };
    const slides = [photo('Exterior'), photo(), photo('Interior'), photo('Exterior'), film];
    expect(slideGroups(slides)).toEqual([
      { name: 'Exterior', places: [0, 3] },
      { name: 'Interior', places: [2] },
      { name: null, places: [1, 4] },
    ]);
  });

  it('are one without a name if the feed names none', () => {
    expect(slideGroups([photo(), photo()])).toEqual([{ name: null, places: [0, 1] }]);
  });
});
