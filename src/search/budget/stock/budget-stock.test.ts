import { describe, expect, it } from 'vitest';
import { budgetStock, commonMakes } from './budget-stock.ts';

const cars = (...prices: (number | undefined)[]) =>
  prices.map((price, index) => ({ id: String(index), ...(price === undefined ? {} : { price }) }));

describe('what a budget is compared with', () => {
  it('costs more than 1000 dollars', () => {
    const stock = budgetStock(cars(1_000, 1_001, undefined, 70_000), 1_000);
    expect(stock.documents.map(({ id }) => id)).toEqual(['1', '3']);
    expect(stock).toMatchObject({ least: 1_001, highest: 70_000 });
  });

  it('needs no least price in addresses where nothing costs less', () => {
    expect(budgetStock(cars(1_001, undefined), 1_000).least).toBeNull();
  });

  it('may be nothing', () => {
    expect(budgetStock([], 1_000)).toEqual({ documents: [], least: null, highest: null });
  });
});

describe('the common makes', () => {
  it('have most vehicles first, of equals by name, and are so many', () => {
    const documents = ['Kia', 'Mazda', 'Kia', 'BMW', 'Audi'].map((make, id) => ({ id: String(id), make }));
    expect(commonMakes(documents, 3)).toEqual(['Kia', 'Audi', 'BMW']);
  });
});
