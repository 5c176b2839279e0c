import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import { budgetSchema } from '../../tenant/settings/finance/budget.schema.ts';
import { type BudgetRules, budgetView, foundText, titled } from './budget-view.ts';

const { $schema: _, ...defaults } = JSON.parse(realDefaults()['budget.json'] ?? '{}');
const { texts, highestUnknown } = v.parse(budgetSchema, defaults);
const rules: BudgetRules = {
  ...{ texts, highestUnknown, lowest: null, highest: 90_000, currency: 'AUD' },
  words: { car: 'car', cars: 'cars' },
  stockPath: '/search/all',
};
const answer = { found: 12, lowest: 8_990, highest: 60_000, tiles: {}, facets: {} };
const of = (budget: number, lists: Readonly<Record<string, readonly string[]>> = {}) => ({
  ...{ budget, lists },
  bodies: Object.values(lists).flat(),
});

describe('the view of a budget', () => {
  it('links to vehicles up to the price', () => {
    expect(budgetView(of(38_000), answer, rules)).toEqual({
      budget: '$38,000',
      button: 'View Cars In This Range',
      isValid: true,
      status: '12 cars in your budget',
      price: { min: null, max: 38_000 },
      path: '/search/all?price=:38000',
    });
  });

  it('links to the chosen bodies, and names a single one', () => {
    const { button, path } = budgetView(of(38_000, { body: ['SUV'] }), answer, rules);
    expect(button).toBe('View SUV Cars In This Range');
    expect(path).toBe('/search/all?body=SUV&price=:38000');
    const several = budgetView(of(38_000, { body: ['SUV', 'Ute'], fuel: ['Electric'] }), answer, rules);
    expect(several.button).toBe('View Cars In This Range');
    expect(several.path).toBe('/search/all?body=SUV&body=Ute&fuel=Electric&price=:38000');
  });

  it.each([
    ['at the lowest price', 8_990, answer, true],
    ['a dollar below it', 8_989, answer, false],
    ['where nothing has a price', 1_000_000, { ...answer, lowest: null, highest: null, found: 0 }, false],
    ['while nobody counts', 0, null, true],
  ])('is searchable: %s', (_, budget, given, isValid) => {
    expect(budgetView(of(budget), given, rules).isValid).toBe(isValid);
  });

  it('below the lowest price says that nothing matches, with the lowest price', () => {
    const view = budgetView(of(5_000), { ...answer, found: 0 }, rules);
    expect(view.button).toBe('0 Cars Found');
    expect(view.status).toBe('No cars found for this budget. The lowest price is $8,990.');
    const none = budgetView(of(5_000), { ...answer, found: 0, lowest: null }, rules);
    expect(none.status).toBe('No cars found for this budget');
  });

  it.each([
    ['the highest price', 500_000, answer, 60_000],
    ['itself', 59_999, answer, 59_999],
    ['100000 where the highest price is not known', 500_000, { ...answer, highest: null }, 100_000],
    ['100000 where the highest price is nothing', 500_000, { ...answer, highest: 0 }, 100_000],
    ['the highest price of the page while nobody counts', 500_000, null, 90_000],
  ])('is limited to %s', (_, budget, given, expected) => {
    expect(budgetView(of(budget), given, rules).path).toBe(`/search/all?price=:${expected}`);
  });

  it('starts above the minimum price if something costs less', () => {
    const { path } = budgetView(of(20_000), answer, { ...rules, lowest: 1_001 });
    expect(path).toBe('/search/all?price=1001:20000');
  });
});

describe('the texts of a budget', () => {
  it('are capitalised in the button, unlike elsewhere', () => {
    expect(titled('SUV cars')).toBe('SUV Cars');
    expect(titled('élite vans')).toBe('Élite Vans');
  });

  it('have singular and plural', () => {
    expect(foundText(1, texts, rules.words)).toBe('1 car in your budget');
    expect(foundText(1204, texts, rules.words)).toBe('1,204 cars in your budget');
  });
});
