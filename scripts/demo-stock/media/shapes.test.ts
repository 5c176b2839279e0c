import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aBranch } from '../a-branch.fixture.ts';
import { allMakes } from '../catalogue/all-makes.ts';
import type { DemoVehicle } from '../demo-vehicle.ts';
import { drawStock } from '../draw-stock.ts';
import { group } from '../profiles.ts';
import { coloursOf, furnishedShapes, type Shape, shapeOf, shapes } from './shapes.ts';

const pictures = join(import.meta.dirname, '../../../public/stock-photos');
const models = allMakes.flatMap((make) => make.generations.map((generation) => ({ make, generation })));
const now = new Date('2026-11-20T00:00:00Z');
const locations = [aBranch({ manufacturers: ['Toyota', 'Mazda', 'Hyundai'] })];
const stock = drawStock({ profile: group, seed: 1, vehicles: 1_500, locations, now });

function shapeNamed(makeName: string, model: string): (Shape | null)[] {
  const found = models.filter(({ make, generation }) => make.name === makeName && generation.model === model);
  return [...new Set(found.map(({ make, generation }) => shapeOf(make, generation)))];
}

describe('the shape of a car in pictures', () => {
  it('is the same for all cars of one model', () => {
    const seen = new Map<string, Set<Shape | null>>();
    for (const { make, generation } of models) {
      const name = `${make.name} ${generation.model} ${generation.body}`;
      seen.set(name, (seen.get(name) ?? new Set()).add(shapeOf(make, generation)));
    }
    expect([...seen].filter(([, found]) => found.size > 1)).toEqual([]);
  });

  it('belongs to the body of the car', () => {
    const strange = models.filter(({ make, generation }) => {
      const shape = shapeOf(make, generation);
      return shape !== null && shape !== generation.body && !shape.startsWith(`${generation.body}-`);
    });
    expect(strange).toEqual([]);
  });

  it.each([
    ['Suzuki', 'Jimny', 'suv-boxy'],
    ['Hyundai', 'Venue', 'suv-crossover'],
    ['Toyota', 'Kluger', 'suv-seven-seat'],
    ['RAM', '1500', 'ute-large'],
    ['Kia', 'Picanto', 'hatch-city'],
    ['Toyota', 'GR Yaris', 'hatch-sport'],
    ['Tesla', 'Model 3', 'sedan'],
    ['BMW', '5 Series', 'sedan-formal'],
    ['Toyota', 'Camry', 'sedan'],
    ['Subaru', 'Outback', 'wagon'],
    ['Skoda', 'Octavia', 'wagon-estate'],
    ['Mercedes-Benz', 'Sprinter', 'van-high'],
    ['Isuzu', 'NLR', 'truck-tray'],
    ['Isuzu', 'FRR', 'truck'],
    ['Hyundai', 'Staria', 'people-mover-box'],
    ['Toyota', 'LandCruiser 79', 'cab-chassis-dual'],
    ['Ford', 'Mustang', 'coupe-muscle'],
    ['Ford', 'Mustang', 'convertible-four-seat'],
    ['Toyota', 'GR86', 'coupe'],
    ['Mazda', 'MX-5', 'convertible'],
    ['Harley-Davidson', 'Fat Boy 114', 'motorcycle-cruiser'],
    ['BMW', 'R 1300 GS', 'motorcycle-adventure'],
    ['Ducati', 'Monster', 'motorcycle'],
    ['Jayco', 'Journey', 'caravan'],
    ['Jayco', 'Swan', 'caravan-off-road'],
  ])('of a %s %s is %s', (make, model, shape) => {
    expect(shapeNamed(make, model)).toContain(shape);
  });

  it('is one that some model has', () => {
    const used = new Set(models.map(({ make, generation }) => shapeOf(make, generation)));
    expect(shapes.filter((shape) => !used.has(shape))).toEqual([]);
  });

  it('has published pictures from three sides in each of its colours', () => {
    const paths = shapes.flatMap((shape) =>
      coloursOf(shape).flatMap((colour) =>
        ['front', 'side', 'rear'].flatMap((view) =>
          [480, 960].map((width) => `${shape}/${colour}-${view}-${width}.avif`),
        ),
      ),
    );
    expect(paths.filter((path) => !existsSync(join(pictures, path)))).toEqual([]);
  });

  it('has its colours in pictures of the wheel of its body', () => {
    const paths = models.flatMap(({ make, generation }) => {
      const shape = shapeOf(make, generation);
      return shape === null
        ? []
        : coloursOf(shape).map((colour) => `${generation.body}/${colour}-wheel-960.avif`);
    });
    expect([...new Set(paths)].filter((path) => !existsSync(join(pictures, path)))).toEqual([]);
  });

  it('has a published interior of its own, or that of its body', () => {
    const rooms = [...furnishedShapes, 'suv', 'ute', 'hatch'];
    const paths = rooms.flatMap((room) => [480, 960].map((width) => `${room}/interior-${width}.avif`));
    expect(paths.filter((path) => !existsSync(join(pictures, path)))).toEqual([]);
  });

  it('is one of at least two of every body that is drawn', () => {
    const kinds = new Map<string, Set<string>>();
    for (const { make, generation } of models) {
      const shape = shapeOf(make, generation);
      if (shape !== null) kinds.set(generation.body, (kinds.get(generation.body) ?? new Set()).add(shape));
    }
    expect([...kinds].filter(([, drawn]) => drawn.size < 2)).toEqual([]);
  });

  it('is one of at least three among ten SUVs of a listing, and nearly always of four', () => {
    const suvs = stock.filter(({ generation }) => generation.body === 'suv');
    const tens = Array.from({ length: 80 }, (_, i) => suvs.slice(i * 10, i * 10 + 10));
    const counts = tens.map((ten) => new Set(ten.map(({ shape }) => shape)).size);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(counts.filter((count) => count >= 4).length).toBeGreaterThan(65);
  });

  it('and colour seldom equal those of the next car in a listing', () => {
    const picture = ({ shape, pictureColour }: DemoVehicle) => `${shape} ${pictureColour}`;
    const model = ({ make, generation }: DemoVehicle) => `${make.name} ${generation.model}`;
    const twins = stock.filter((vehicle, i) => {
      const next = stock[i + 1];
      return next !== undefined && picture(vehicle) === picture(next) && model(vehicle) !== model(next);
    });
    expect(twins.length / stock.length).toBeLessThan(0.03);
  });
});
