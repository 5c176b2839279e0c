import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawnColours } from '../media/photos.ts';
import { shapeOf } from '../media/shapes.ts';
import { allMakes, makeFiles, makesOf } from './all-makes.ts';
import { type Generation, itemTypeOf, type Make, type PictureColour, pictureColours } from './make.schema.ts';

const everyGeneration = allMakes.flatMap((make) =>
  make.generations.map((generation) => ({ make, generation })),
);
const cars = everyGeneration.filter(({ generation }) => itemTypeOf(generation) === 'car');
const titleOf = ({ make, generation }: { make: Make; generation: Generation }) =>
  `${make.name} ${generation.model} ${generation.series} ${generation.body}`;

describe('the catalogue', () => {
  it('knows the makes that Australians buy, cars, motorcycles, caravans and trucks', () => {
    expect(new Set(cars.map(({ make }) => make.name)).size).toBeGreaterThanOrEqual(41);
    const kinds = new Set(everyGeneration.map(({ generation }) => itemTypeOf(generation)));
    expect(kinds).toEqual(new Set(['car', 'motorcycle', 'caravan', 'truck']));
  });

  it('names no generation twice', () => {
    const titles = everyGeneration.map(
      (offer) => `${titleOf(offer)} ${offer.generation.from} ${offer.generation.facts.configuration}`,
    );
    const repeated = titles.filter((title, i) => titles.indexOf(title) !== i && !/PY|GUN/.test(title));
    expect(repeated).toEqual([]);
  });

  it('has a grade for every year in which a model was sold', () => {
    const gaps = everyGeneration.filter(({ generation }) =>
      generation.grades.every(({ since }) => since > generation.from),
    );
    expect(gaps.map(titleOf)).toEqual([]);
  });

  it('gives every grade a price that exists on the Australian market', () => {
    const odd = everyGeneration.filter(({ generation }) =>
      generation.grades.some(({ price }) => price < 4_000 || price > 400_000),
    );
    expect(odd.map(titleOf)).toEqual([]);
  });

  it('orders the years of each generation', () => {
    const odd = everyGeneration.filter(
      ({ generation: { from, to, grades } }) =>
        from > to || grades.some(({ since }) => since < from || since > to),
    );
    expect(odd.map(titleOf)).toEqual([]);
  });

  it('gives cars an engine and driven wheels', () => {
    const odd = cars.filter(({ generation }) =>
      generation.grades.some(({ engine, drive }) => !engine || !drive),
    );
    expect(odd.map(titleOf)).toEqual([]);
  });

  it('paints every vehicle in a colour that has pictures of its shape', () => {
    const unpainted = everyGeneration.filter(
      ({ make, generation }) =>
        !drawnColours(shapeOf(make, generation)).some((colour) => make.paints[colour]),
    );
    expect(unpainted.map(titleOf)).toEqual([]);
  });

  it('shows a paint in the colour that its name ends with', () => {
    const wrong = allMakes.flatMap((make) =>
      pictureColours.flatMap((drawn) =>
        (make.paints[drawn] ?? []).filter(
          (paint) => namedColour(paint) !== drawn && namedColour(paint) !== null,
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('gives caravans a tare below their aggregate trailer mass', () => {
    const measures = everyGeneration.flatMap(({ generation }) =>
      generation.grades.flatMap(({ caravan }) => caravan ?? []),
    );
    expect(measures.length).toBeGreaterThan(20);
    for (const { tareKg, atmKg, sleeps } of measures) {
      expect(tareKg).toBeLessThan(atmKg);
      expect(sleeps).toBeGreaterThan(1);
    }
  });
});

describe('the files of makes', () => {
  const grade = { badge: 'SX', price: 20_990, engine: '1.5 L', gearbox: 'auto4', drive: 'fwd' };
  const engine = {
    litres: 1.5,
    cylinders: 4,
    induction: 'Aspirated',
    fuel: 'petrol',
    powerKw: 80,
    torqueNm: 141,
  };
  const generation = { model: 'Yaris', from: 2011, body: 'hatch', facts: {} };
  const fileWith = (written: object, engines: object = { '1.5 L': engine }) => ({
    engines,
    makes: [
      {
        name: 'Toyota',
        wmis: ['JTN'],
        retention: 'strong',
        paints: { white: ['White'] },
        generations: [{ ...generation, grades: [{ ...grade, ...written }] }],
      },
    ],
  });
  const generationsOf = (data: object) => makesOf('makes/x.json', data)[0]?.generations;

  it('are all read', () => {
    const found = readdirSync(join(import.meta.dirname, 'makes'));
    expect([...makeFiles].sort()).toEqual(found.map((file) => file.replace('.json', '')).sort());
  });

  it('omit default values: still on sale, sold from the start, no caravan', () => {
    const facts = { series: '', from: 2011, to: Number.POSITIVE_INFINITY };
    const whole = { ...engine, litresPer100Km: null, electricRangeKm: null };
    const grades = [{ ...grade, engine: whole, caravan: null, since: 2011 }];
    expect(generationsOf(fileWith({}))).toEqual([{ ...generation, ...facts, grades }]);
    expect(generationsOf(fileWith({ since: 2014 }))?.[0]?.grades[0]?.since).toBe(2014);
  });

  const place = 'scripts/demo-stock/catalogue/makes/x.json: ';
  const gradePlace = `${place}makes.0.generations.0.grades.0.`;

  it.each([
    [{ engine: '1.6 L' }, `${gradePlace}engine: names no engine of this file: "1.6 L"`],
    [{ gearbox: 'auto' }, `${gradePlace}gearbox: must be a gearbox`],
    [{ drive: 'front' }, `${gradePlace}drive: `],
    [{ price: '20,990' }, `${gradePlace}price: `],
    [{ gears: 4 }, `${gradePlace}gears: `],
  ])('with %j are refused, by file and field', (written, message) => {
    expect(() => makesOf('makes/x.json', fileWith(written))).toThrow(message);
  });

  it('are refused by file and field if an engine lacks its power', () => {
    const engines = { '1.5 L': { ...engine, powerKw: undefined } };
    expect(() => makesOf('makes/x.json', fileWith({}, engines))).toThrow(`${place}engines.1.5 L.powerKw: `);
  });
});

function namedColour(paint: string): PictureColour | null {
  const last = paint.toLowerCase().split(' ').at(-1);
  return pictureColours.find((colour) => colour === last) ?? null;
}
