import type { PageFacts } from './landing-facts.ts';
import { emptyState } from './state-parts.ts';

/** The default listing of a dealer with a few makes; one model's page has another path than its slug gives. */
export const stockFacts: PageFacts = {
  basePath: '/search',
  defaultPath: '/search/new-used-and-demo-cars',
  path: '/search/new-used-and-demo-cars',
  builtPages: 10,
  pageNumber: 1,
  heading: 'New, used and demo cars',
  base: emptyState('relevant'),
  isLocked: false,
  sorts: ['relevant', 'latest', 'price-desc', 'price-asc'],
  makes: ['Mazda', 'Land Rover', 'Škoda', 'Toyota'],
  exceptions: { 'Toyota Kluger': '/search/toyota/kluger-model', 'Toyota 86': null },
};

export const usedFacts: PageFacts = {
  ...stockFacts,
  path: '/search/used-cars',
  heading: 'Used cars',
  base: { ...emptyState('relevant'), lists: { car_type: ['Used'] } },
};

export const mazdaFacts: PageFacts = {
  ...stockFacts,
  path: '/search/mazda',
  heading: 'Mazda cars',
  base: { ...emptyState('relevant'), lists: { make_model: ['Mazda'] } },
};
