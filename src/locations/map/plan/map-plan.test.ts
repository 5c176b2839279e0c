import { describe, expect, it } from 'vitest';
import { worldPoint } from '../web-mercator.ts';
import { LAND_PER_PIXEL, mapPlan } from './map-plan.ts';
import { enlargement, PLAN_SIZE, planView, pointOf, spotOf } from './plan-view.ts';

const named = (name: string, latitude: number, longitude: number) => ({
  slug: name.toLowerCase(),
  ...{ name, latitude, longitude },
});
const newstead = named('Newstead', -27.4462, 153.0452);
const bundall = named('Bundall', -28.0094, 153.4049);
const hobart = named('Hobart', -42.88, 147.33);
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

/** In pixels of the plan. */
function xsOf(path: string): number[] {
  return path.split('z').flatMap((ring) => {
    let x = 0;
    return [...ring.matchAll(/(-?\d+) -?\d+/g)].map(([, step]) => {
      x += Number(step);
      return x / LAND_PER_PIXEL;
    });
  });
}

describe('a plan of one place', () => {
  const plan = mapPlan([newstead], surroundings);

  it('has it in the centre, with its name beside it', () => {
    expect(plan.pins).toEqual([
      {
        ...{ left: 50, top: 50, side: 'right', isWideOnly: false, isOneAddress: true },
        branches: [{ slug: 'newstead', name: 'Newstead' }],
      },
    ]);
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
    const xs = xsOf(plan.land);
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
    const plan = mapPlan([newstead, hobart, perth], surroundings);
    expect(plan.pins).toHaveLength(3);
    for (const { left, top } of plan.pins) {
      expect(left).toBeGreaterThan(10);
      expect(left).toBeLessThan(90);
      expect(top).toBeGreaterThan(10);
      expect(top).toBeLessThan(90);
    }
    expect(plan.labels.map(({ kind }) => kind)).not.toContain('postcode');
    expect(plan.rings).toEqual([]);
  });

  it('has one pin for branches at the same address', () => {
    const plan = mapPlan(
      [newstead, { ...newstead, slug: 'service', name: 'Newstead Service' }],
      surroundings,
    );
    expect(plan.pins).toMatchObject([
      { isOneAddress: true, branches: [{ name: 'Newstead' }, { name: 'Newstead Service' }] },
    ]);
    expect(plan.rings).toHaveLength(2);
  });

  it('has one pin for branches that a finger could not tell apart, and no names if there are too many pins', () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      named(`Yard ${index}`, -20 - index / 2, 120 + index),
    );
    const { pins } = mapPlan(many, surroundings);
    expect(pins.length).toBeLessThan(30);
    expect(pins.flatMap(({ branches }) => branches)).toHaveLength(30);
    expect(pins.filter(({ side }) => side !== null)).toEqual([]);
    for (const [index, pin] of pins.entries()) {
      for (const other of pins.slice(0, index)) {
        const [across, down] = [(pin.left - other.left) * 8, (pin.top - other.top) * 6];
        expect(Math.hypot(across, down)).toBeGreaterThan(24);
      }
    }
  });

  it('has further towns for when it is enlarged', () => {
    const near = ['Sunbury', 'Melton', 'Werribee'].map((name, index) =>
      named(name, -37.6, 144.5 + index / 10),
    );
    const plan = mapPlan([newstead, bundall, perth], { ...surroundings, towns: near });
    const labelled = [...plan.labels, ...plan.zoomLabels].map(({ text }) => text);
    expect(new Set(labelled).size).toBe(labelled.length);
    expect(plan.zoomLabels.length).toBeLessThanOrEqual(2);
  });
});

describe('an enlarged plan', () => {
  const drawn = planView([newstead, bundall, perth]);

  it('moves the places that are shown into its middle', () => {
    const view = planView([newstead, bundall], drawn);
    const { scale, left, top } = enlargement(drawn, view);
    const middle = spotOf(pointOf({ latitude: -27.73, longitude: 153.225 }, drawn));
    expect(scale).toBeCloseTo(16, 9);
    expect((middle.left - left) * scale).toBeCloseTo(50, 0);
    expect((middle.top - top) * scale).toBeCloseTo(50, 0);
  });

  it('is the drawing itself where all places are shown', () => {
    expect(enlargement(drawn, drawn)).toEqual({ scale: 1, left: 0, top: 0 });
  });
});
