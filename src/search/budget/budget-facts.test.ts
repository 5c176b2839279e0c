import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { budgetFacts, budgetOffer, priceRangeFacts } from './budget-facts.ts';
import { questionOf, startBudgetState } from './budget-state.ts';
import { answerOfDocuments, idsFound } from './stock/budget-answer.ts';

const documents = [
  { id: 'a', price: 900, body: 'SUV' },
  { id: 'b', price: 20_000, body: 'SUV', car_type: 'Used', make: 'Kia', make_model: ['Kia'] },
  { id: 'c', price: 38_001, body: 'Ute', car_type: 'New', make: 'Isuzu', make_model: ['Isuzu'] },
];
const settings = demoSettings('harbourline');
const dealer = {
  ...{ settings, slug: 'city-motors', stockPath: '/search/all' },
  words: { car: 'car', cars: 'cars' },
  documents,
};

describe("the props of a dealer's budget search", () => {
  it("have the dealer's default repayment, for vehicles above 1000 dollars", () => {
    const facts = budgetFacts(dealer, true);
    const question = questionOf(startBudgetState('', facts), facts);
    expect(question).toEqual({
      lists: {},
      price: { min: 1_001, max: 38_000 },
      tiles: ['body'],
      facets: ['car_type', 'make_model'],
    });
    const answer = answerOfDocuments(budgetOffer(dealer).documents, question);
    expect(answer).toMatchObject({ found: 1, lowest: 20_000, highest: 38_001 });
    expect(answer.tiles.body).toEqual({ SUV: 1 });
  });

  it('have the bodies in stock, and conditions and makes if configured', () => {
    const { bodies, groups } = budgetFacts(dealer, true);
    expect(bodies.map(({ label }) => label)).toEqual(['SUV', 'Ute']);
    expect(groups.map(({ values }) => values.map(({ label }) => label))).toEqual([
      expect.arrayContaining(['New', 'Used']),
      ['Isuzu', 'Kia'],
    ]);
    expect(budgetFacts(dealer, false).groups).toEqual([]);
  });

  it('names conditions in the language of the site', () => {
    const { groups } = budgetFacts({ ...dealer, settings: demoSettings('wattle-range-zh') }, true);
    expect(groups[0]?.values).toContainEqual({ value: 'Used', label: '二手' });
  });

  it('count by the cluster if there is no embedded index', () => {
    const typesense = { nodes: ['https://search.example.com'], searchKey: 'public' };
    const search = { ...settings.search, engine: 'typesense' as const, typesense, publishIndex: false };
    expect(priceRangeFacts({ ...dealer, settings: { ...settings, search } }).counting).toEqual({
      ...{ engine: 'typesense', typesense },
      ...{ hasIndex: false, collection: 'cars_city-motors' },
    });
  });

  it('have no price options if the dealer does not show them', () => {
    const { budget } = settings;
    const without = { ...settings, budget: { ...budget, quickPicks: { ...budget.quickPicks, show: false } } };
    expect(budgetOffer(dealer).picks).not.toEqual([]);
    expect(budgetOffer({ ...dealer, settings: without }).picks).toEqual([]);
  });
});

describe('the vehicles found by a budget', () => {
  const question = { lists: {}, price: { min: 1_001, max: null }, tiles: [], facets: [] };
  it('are in the order of the search, or the dearest first', () => {
    expect(idsFound(documents, question, false)).toEqual(['b', 'c']);
    expect(idsFound(documents, question, true)).toEqual(['c', 'b']);
    expect(idsFound(documents, { ...question, lists: { body: ['Ute'] } }, false)).toEqual(['c']);
  });
});
