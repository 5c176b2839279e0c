import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchClientOf, stockOf } from '#tests/fixtures/search/search-client.ts';
import type { Vehicle } from '../../../vehicle/vehicle.schema.ts';
import { documentSettings } from '../../index/document-settings.fixture.ts';
import { searchDocuments } from '../../index/search-documents.ts';
import type { RawSearch } from '../../screen/hits.ts';
import {
  answerOfDocuments,
  answerOfResults,
  type BudgetQuestion,
  budgetQueries,
  countOf,
} from './budget-answer.ts';

const everything: BudgetQuestion = {
  lists: {},
  price: { min: null, max: 40_000 },
  tiles: ['body', 'drive', 'fuel'],
  facets: ['car_type', 'make_model'],
};

async function askEngine(vehicles: readonly Vehicle[], question: BudgetQuestion) {
  const { searchClient } = searchClientOf(vehicles);
  const { results } = await searchClient.search<RawSearch>(budgetQueries(question, 'cars'));
  return answerOfResults(results.flatMap((result) => ('hits' in result ? [result] : [])));
}

describe('the vehicles within a budget', () => {
  const stock = stockOf([
    { make: 'Kia', simpleBody: 'suv', price: 30_000, carType: 'used', drive: '4wd' },
    { make: 'Kia', simpleBody: 'ute', price: 40_000, carType: 'new', drive: 'fwd' },
    { make: 'Mazda', simpleBody: 'suv', price: 40_001, carType: 'new', drive: 'fwd' },
    { make: 'Mazda', simpleBody: 'suv', price: null, carType: 'new', drive: 'fwd' },
    { make: 'Mazda', simpleBody: 'hatch', price: 15_000, carType: 'used', drive: 'fwd' },
  ]);
  const documents = searchDocuments(stock, documentSettings);

  it('are those up to the price; those without a price are not counted', () => {
    const answer = answerOfDocuments(documents, everything);
    expect(answer).toMatchObject({ found: 3, lowest: 15_000, highest: 40_001 });
    expect(answer.tiles.body).toEqual({ SUV: 1, Ute: 1, Hatch: 1 });
    expect(answer.facets.car_type).toEqual({ Used: 2, New: 1 });
    expect(countOf(answer.facets, 'make_model', 'Kia')).toBe(2);
  });

  it('are limited to the chosen bodies, while every tile has its own count', () => {
    const answer = answerOfDocuments(documents, { ...everything, lists: { body: ['SUV', 'Ute'] } });
    expect(answer).toMatchObject({ found: 2, lowest: 30_000, highest: 40_001 });
    expect(answer.tiles.body).toEqual({ SUV: 1, Ute: 1, Hatch: 1 });
    expect(countOf(answer.facets, 'make_model', 'Mazda')).toBe(0);
  });

  it('start above the minimum price', () => {
    const answer = answerOfDocuments(documents, { ...everything, price: { min: 15_001, max: 40_000 } });
    expect(answer).toMatchObject({ found: 2, lowest: 30_000 });
  });

  it('are none, without a lowest price, if nothing matches', () => {
    const answer = answerOfDocuments([], everything);
    expect(answer).toMatchObject({ found: 0, lowest: null, highest: null });
  });

  it('are unknown until the engine has answered completely', () => {
    expect(answerOfResults([{ nbHits: 3, hits: [] }])).toBeNull();
  });
});

const vehicle = fc.record({
  make: fc.constantFrom('Kia', 'Mazda', 'Land Rover'),
  simpleBody: fc.constantFrom('suv' as const, 'ute' as const, 'cab-chassis' as const, null),
  price: fc.constantFrom(null, 5, 900, 9_999, 10_000, 25_000, 250_000),
  carType: fc.constantFrom('new' as const, 'used' as const),
  drive: fc.constantFrom('4wd' as const, 'fwd' as const, null),
});
const question = fc.record({
  ...{ tiles: fc.constant(everything.tiles), facets: fc.constant(everything.facets) },
  lists: fc.constantFrom(
    {},
    { body: ['SUV'] },
    { body: ['SUV', 'Cab Chassis'], drive: ['Four Wheel Drive'] },
  ),
  price: fc.record({ min: fc.constantFrom(null, 1_001), max: fc.constantFrom(0, 5_000, 10_000, 100_000) }),
});

describe('the built page and the engine', () => {
  it('give the same answer for any stock and budget', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(vehicle, { minLength: 1, maxLength: 12 }), question, async (cars, asked) => {
        const stock = stockOf(cars.map((car) => ({ ...car, body: null })));
        const built = answerOfDocuments(searchDocuments(stock, documentSettings), asked);
        const engine = await askEngine(stock, asked);
        expect(engine).toMatchObject({ found: built.found, lowest: built.lowest, highest: built.highest });
        for (const [attribute, values] of [...Object.entries(built.tiles), ...Object.entries(built.facets)]) {
          const own = { ...engine?.tiles, ...engine?.facets };
          expect(Object.entries(own).find(([name]) => name === attribute)?.[1] ?? {}).toEqual(values);
        }
      }),
      { numRuns: 40 },
    );
  });
});
