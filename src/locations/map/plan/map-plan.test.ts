import { describe, expect, it } from 'vitest';
import { worldPoint } from '../web-mercator.ts';
import { mapPlan, PLAN_SIZE } from './map-plan.ts';

const named = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude });
const newstead = named('Newstead', -27.4462, 153.0452);
const bundall = named('Bundall', -28.0094, 153.4049);
const perth = named('Perth', -31.95, 115.86);

/** Land west of a meridian. */
const land = [
  [
    { latitude: -40, longitude: 110 },
    { latitude: -10, longitude: 110 },
    { latitude: -10, longitude: 153.1 },
    { latitude: -40, longitude: 153.1 },
  ].map((place) => worldPoint(place, 0)),
];
const surroundings = {
  land,
  towns: [named('Brisbane', -27.465, 153.023), named('Cairns', -16.919, 145.736)],
  postcodes: [
    named('4005', -27.466, 153.046),
    named('4006', -27.446, 153.046),
    named('4170', -27.467, 153.095),
  ],
};

describe('a plan of one place', () => {
  const plan = mapPlan([newstead], surroundings);

  it('has it in the centre, with its name beside it', () => {
    expect(plan.markers).toEqual([{ left: 50, top: 50, name: 'Newstead', side: 'right', isWideOnly: false }]);
  });

  it('has circles labelled with their distance', () => {
    const [five, ten] = plan.rings;
    expect([five?.km, ten?.km]).toEqual([5, 10]);
    // "156543.03 m/px · cos(latitude) / 2^zoom" (wiki.openstreetmap.org/wiki/Zoom_levels), at zoom 11.9.
    const metresPerPixel = (156_543.03 * Math.cos((27.4462 * Math.PI) / 180)) / 2 ** 11.9;
    expect((ten?.radius ?? 0) / (10_000 / metresPerPixel)).toBeCloseTo(1, 2);
    expect((ten?.radius ?? 0) / (five?.radius ?? 1)).toBeCloseTo(2, 9);
  });

  it('has land in the west and sea in the east', () => {
    const xs = [...plan.land.matchAll(/[ML](-?\d+) /g)].map(([, x]) => Number(x));
    expect(Math.min(...xs)).toBe(-8);
    expect(Math.max(...xs)).toBeGreaterThan(PLAN_SIZE.width / 2);
    expect(Math.max(...xs)).toBeLessThan(PLAN_SIZE.width);
  });

  it('labels surrounding places, except those out of sight or below others', () => {
    const texts = plan.labels.map(({ text }) => text);
    expect(texts).not.toContain('Cairns');
    expect(texts).not.toContain('4006');
    expect(texts).toContain('4170');
  });

  it('has a scale bar of a round length', () => {
    expect([1, 2, 5]).toContain(plan.scale.km);
    expect(plan.scale.width).toBeLessThanOrEqual(20);
  });
});

describe('a plan of several places', () => {
  it('shows all of them, with towns but without postcodes', () => {
    const plan = mapPlan([newstead, bundall, perth], surroundings);
    expect(plan.markers).toHaveLength(3);
    for (const { left, top } of plan.markers) {
      expect(left).toBeGreaterThan(10);
      expect(left).toBeLessThan(90);
      expect(top).toBeGreaterThan(10);
      expect(top).toBeLessThan(90);
    }
    expect(plan.labels.map(({ kind }) => kind)).not.toContain('postcode');
    expect(plan.rings).toEqual([]);
  });

  it('has one marker for branches at the same address', () => {
    const plan = mapPlan([newstead, { ...newstead, name: 'Newstead Service' }], surroundings);
    expect(plan.markers.map(({ name }) => name)).toEqual(['Newstead']);
    expect(plan.rings).toHaveLength(2);
  });

  it('has no labels if there are too many places', () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      named(`Yard ${index}`, -20 - index / 2, 120 + index),
    );
    const { markers } = mapPlan(many, surroundings);
    expect(markers).toHaveLength(30);
    expect(markers.filter(({ side }) => side !== null)).toEqual([]);
  });
});
