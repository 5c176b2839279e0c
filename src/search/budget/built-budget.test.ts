import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { builtBudget, countingFacts } from './built-budget.ts';

const documents = [
  { id: 'a', price: 900, body: 'SUV' },
  { id: 'b', price: 20_000, body: 'SUV', car_type: 'Used' },
  { id: 'c', price: 38_001, body: 'Ute', car_type: 'New' },
];
const settings = demoSettings('harbourline');
const dealer = {
  ...{ settings, slug: 'city-motors', stockPath: '/search/all' },
  words: { car: 'car', cars: 'cars' },
  searchData: { documents },
};

describe('the budget search as it is built', () => {
  it("answers for the dealer's usual repayment", () => {
    const built = builtBudget(dealer, ['car_type']);
    expect(built.view).toMatchObject({
      budget: '$38,000',
      isValid: true,
      status: '1 car in your budget',
      path: '/search/all?price=1001:38000',
    });
    expect(built.answer.tiles.body).toEqual({ SUV: 1 });
    expect(built.answer.facets.car_type).toEqual({ Used: 1 });
    expect(built.bodies.map(({ label }) => label)).toEqual(['SUV', 'Ute']);
  });

  it('leads nowhere when everything costs more', () => {
    const dear = { ...dealer, searchData: { documents: documents.slice(2) } };
    const { view } = builtBudget(dear, []);
    expect(view).toMatchObject({ isValid: false, button: '0 Cars Found' });
  });

  it('counts by the cluster where that is all there is', () => {
    const typesense = { nodes: ['https://search.example.com'], searchKey: 'public' };
    const search = { ...settings.search, engine: 'typesense' as const, typesense, publishIndex: false };
    const counting = countingFacts({ ...dealer, settings: { ...settings, search } });
    expect(counting).toEqual({
      ...{ engine: 'typesense', typesense },
      ...{ hasIndex: false, collection: 'cars_city-motors' },
    });
  });
});
