import { describe, expect, it } from 'vitest';
import { budgetStock, commonMakes } from './budget-stock.ts';

const cars = (...prices: (number | undefined)[]) =>
  prices.map((price, index) => ({ id: String(index), ...(price === undefined ? {} : { price }) }));

describe('the stock of the budget search', () => {
  it('has prices above 1000 dollars', () => {
    const stock = budgetStock(cars(1_000, 1_001, undefined, 70_000), 1_000);
    expect(stock.documents.map(({ id }) => id)).toEqual(['1', '3']);
    expect(stock).toMatchObject({ lowest: 1_001, highest: 70_000 });
  });

  it('needs no minimum price in addresses if nothing costs less', () => {
    expect(budgetStock(cars(1_001, undefined), 1_000).lowest).toBeNull();
  });

  it('may be empty', () => {
    expect(budgetStock([], 1_000)).toEqual({ documents: [], lowest: null, highest: null });
  });
});

describe('the most common makes', () => {
  it('are sorted by number of vehicles, then by name, and limited', () => {
    const documents = ['Kia', 'Mazda', 'Kia', 'BMW', 'Audi'].map((make, id) => ({ id: String(id), make }));
    expect(commonMakes(documents, 3)).toEqual(['Kia', 'Audi', 'BMW']);
  });
});
