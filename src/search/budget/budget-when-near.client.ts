import { whenNear } from '../../ui/when-near.client.ts';

/** Fetches the budget search once one of the page comes near. */
export function startBudgetSearchWhenNear(): void {
  for (const place of document.querySelectorAll('budget-search')) {
    whenNear(place, async () => {
      const { defineBudgetSearch } = await import('./budget-search.client.ts');
      defineBudgetSearch();
    });
  }
}

/** The same for the search by price. */
export function startPriceRangeWhenNear(): void {
  for (const place of document.querySelectorAll('price-range')) {
    whenNear(place, async () => {
      const { definePriceRange } = await import('./price-range.client.ts');
      definePriceRange();
    });
  }
}
