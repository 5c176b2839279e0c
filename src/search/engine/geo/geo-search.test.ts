import { describe, expect, it } from 'vitest';
import { askOver, idsOf } from '../ask.fixture.ts';
import { type GeoPoint, metersBetween } from './geo-distance.ts';

const louvre: GeoPoint = [48.86093481609114, 2.33698396872901];
const garnier: GeoPoint = [48.872576479306765, 2.332291112241466];
const sacreCoeur: GeoPoint = [48.888286721920934, 2.342340862419206];
const here: GeoPoint = [48.87709, 2.33495];
const brisbane: GeoPoint = [-27.4698, 153.0251];
const sydney: GeoPoint = [-33.8688, 151.2093];

describe('the distance between two places in metres', () => {
  it.each<[string, GeoPoint, GeoPoint, number]>([
    ['as in the documentation of Typesense', louvre, [48.853, 2.344], 1020],
    ["as in the server's own tests", garnier, here, 538],
    ["as in the server's own tests, farther", sacreCoeur, here, 1356],
    ['of one place to itself', sydney, sydney, 0],
    ['across the date line', [-17.7, 179.9], [-17.7, -179.9], 21_181],
    ['from pole to pole', [90, 0], [-90, 0], 20_010_778],
  ])('%s', (_, from, to, meters) => {
    expect(metersBetween(from, to)).toBe(meters);
    expect(metersBetween(to, from)).toBe(meters);
  });

  it('from Brisbane to Sydney is about 731 km, as in atlases', () => {
    expect(metersBetween(brisbane, sydney) / 1000).toBeCloseTo(731, -1);
  });
});

const fields = [
  { name: 'title', type: 'string' },
  { name: 'loc', type: 'geopoint', optional: true },
  { name: 'points', type: 'int32' },
] as const;

/** The places of Typesense's own tests (typesense/typesense, test/geo_filtering_test.cpp), and one unknown. */
const ask = askOver(
  fields,
  [
    { title: 'Palais Garnier', loc: garnier, points: 0 },
    { title: 'Sacre Coeur', loc: sacreCoeur, points: 1 },
    { title: 'Arc de Triomphe', loc: [48.87538726829884, 2.296113163780903], points: 2 },
    { title: 'Place de la Concorde', loc: [48.86536119187326, 2.321850747347093], points: 3 },
    { title: 'Louvre Musuem', loc: [48.86065813197502, 2.3381285349616725], points: 4 },
    { title: 'Les Invalides', loc: [48.856648379569904, 2.3118555692631357], points: 5 },
    { title: 'Eiffel Tower', loc: [48.85821022164442, 2.294239067890161], points: 6 },
    { title: 'Notre-Dame de Paris', loc: [48.852455825574495, 2.35071182406452], points: 7 },
    { title: 'Musee Grevin', loc: [48.872370541246816, 2.3431536410008906], points: 8 },
    { title: 'Pantheon', loc: [48.84620987789056, 2.345152755563131], points: 9 },
    { title: 'Atlantis', points: 10 },
  ],
  { default_sorting_field: 'points' },
);

describe('a filter by distance', () => {
  it.each([
    ['loc: (48.90615915923891, 2.3435897727061175, 3 km)', '1'],
    ['loc:(48.90615915923891,2.3435897727061175,3km)', '1'],
    ['loc: (48.910544830985785, 2.337218333651177, 2 km)', ''],
    ['loc: (48.910544830985785, 2.337218333651177, 20 km)', '9 8 7 6 5 4 3 2 1 0'],
    ['loc: (48.85825332869331, 2.303816427653377, 1 mi)', '6 5 3'],
    ['loc: [(48.90615, 2.34358, 2 km), (48.8462, 2.34515, 1 km)]', '9 7 1'],
    ['points:<3 && loc: (48.8770, 2.33495, 2 km)', '1 0'],
    ['(loc: (48.90615, 2.34358, 3 km) || points:10)', '10 1'],
    ['loc: (48.872576479306765, 2.332291112241466, 0.001 km)', '0'],
  ])('%s finds %s', (filter_by, ids) => {
    expect(idsOf(ask({ filter_by, per_page: 20 }))).toBe(ids);
  });

  it.each([
    'loc: 48.9',
    'loc: (48.9, 2.3)',
    'loc: (48.9, x, 2 km)',
    'loc: (48.9, 2.3, 2 miles)',
    'loc: (48.9, 2.3, 2)',
    'loc: (56.33, -65.97, 23.82, -127.82)',
    'loc:=(48.9, 2.3, 2 km)',
    'loc: []',
  ])('%s is rejected', (filter_by) => {
    expect(idsOf(ask({ filter_by }))).toBe(400);
  });
});

describe('a sort by distance', () => {
  it.each([
    ['loc(48.87709, 2.33495):asc', '0 8 1 3 4'],
    ['loc(48.87709, 2.33495):desc', '10 6 9 7 2'],
    ['loc(48.87709, 2.33495, exclude_radius: 2 km):asc,points:asc', '0 1 3 4 8'],
    ['loc(48.87709, 2.33495, precision: 1 km):asc,points:desc', '8 0 4 3 1'],
  ])('%s begins with %s', (sort_by, ids) => {
    expect(idsOf(ask({ sort_by, per_page: 5 }))).toBe(ids);
  });

  it.each([
    'loc:asc',
    'loc(48.8):asc',
    'loc(48.8, x):asc',
    'loc(48.8, 2.3, radius: 2 km):asc',
    'loc(48.8, 2.3, precision: 0 km):asc',
  ])('%s is rejected', (sort_by) => {
    expect(idsOf(ask({ sort_by }))).toBe(400);
  });

  it('reports the distance of each hit, and the largest number for one without a place', () => {
    const distancesOf = (params: Readonly<Record<string, unknown>>) => {
      const reply = ask({ sort_by: 'loc(48.87709, 2.33495):asc', per_page: 20, ...params });
      const hits = 'hits' in reply ? (reply.hits ?? []) : [];
      return hits.map(({ geo_distance_meters }) => geo_distance_meters);
    };
    const all = distancesOf({});
    expect(all[0]).toEqual({ loc: 538 });
    expect(all.at(-1)).toEqual({ loc: 2_147_483_647 });
    expect(distancesOf({ q: 'sacre', query_by: 'title' })).toEqual([{ loc: 1356 }]);
    expect(distancesOf({ sort_by: 'points:asc' })[0]).toBeUndefined();
  });
});
