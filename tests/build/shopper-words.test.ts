import { beforeAll, describe, expect, it } from 'vitest';
import { createEngineOver } from '#src/search/engine/engine.ts';
import { searchData } from '#src/search/index/search-data.build.ts';
import { stockFacts } from '#src/search/state/page-facts.fixture.ts';
import { multiSearchBody, requestSettings } from '#src/search/state/search-request.ts';
import { emptyState } from '#src/search/state/state-parts.ts';
import { understood } from '#src/search/words/understand.ts';
import { testDate } from '../setup/sites.ts';
import { demoDealers, openDemoDealer } from './demo-dealer.ts';

type Car = Readonly<Record<string, unknown>>;
type Test = (car: Car) => boolean;

const make =
  (name: string): Test =>
  (car) =>
    car['make'] === name;
const named =
  (words: RegExp): Test =>
  (car) =>
    words.test(String(car['name']));
const is =
  (field: string, ...values: readonly unknown[]): Test =>
  (car) =>
    values.includes(car[field]);
const within =
  (field: string, min: number, max = Number.POSITIVE_INFINITY): Test =>
  (car) =>
    typeof car[field] === 'number' && car[field] >= min && car[field] <= max;
const under = (field: string, max: number) => within(field, 0, max);
const all =
  (...tests: readonly Test[]): Test =>
  (car) =>
    tests.every((test) => test(car));

const suv = is('body', 'SUV');
const hatch = is('body', 'Hatch');
const sedan = is('body', 'Sedan');
const wagon = is('body', 'Wagon');
const automatic = is('transmission', 'Automatic');
const manual = is('transmission', 'Manual');
const electric = is('fuel', 'Electric');
const hybrid = is('fuel', 'Hybrid', 'Plug-in Hybrid');
const diesel = is('fuel', 'Diesel');
const cheaper = (max: number) => under('price', max);
const work = is('body', 'Ute', 'Cab Chassis');

/**
 * Queries, each with what must be true of the first results; a query is skipped at a dealer without such a
 * car.
 */
const table: readonly (readonly [string, Test])[] = [
  // Prices
  ['under 20k', cheaper(20_000)],
  ['under $20,000', cheaper(20_000)],
  ['less than $30,000', cheaper(30_000)],
  ['less than 30 grand', cheaper(30_000)],
  ['below 25k', cheaper(25_000)],
  ['max 15k', cheaper(15_000)],
  ['maximum $45,000', cheaper(45_000)],
  ['up to 40k', cheaper(40_000)],
  ['at most $35k', cheaper(35_000)],
  ['no more than 50k', cheaper(50_000)],
  ['20-30k', within('price', 20_000, 30_000)],
  ['20k-30k', within('price', 20_000, 30_000)],
  ['20k to 30k', within('price', 20_000, 30_000)],
  ['$20,000 - $30,000', within('price', 20_000, 30_000)],
  ['between 30k and 40k', within('price', 30_000, 40_000)],
  ['over 60k', within('price', 60_000)],
  ['more than $50,000', within('price', 50_000)],
  ['$30k', cheaper(30_000)],
  ['suv under 30k', all(suv, cheaper(30_000))],
  ['ute under 40k', all(work, cheaper(40_000))],
  ['hatch under 20k', all(hatch, cheaper(20_000))],
  ['utes under 40k', all(work, cheaper(40_000))],
  ['suvs', suv],
  ['hatches', hatch],
  ['toyota under 30k', all(make('Toyota'), cheaper(30_000))],
  ['mazda 25k', all(make('Mazda'), cheaper(25_000))],
  ['automatic under 25k', all(automatic, cheaper(25_000))],
  ['used suv 20-35k', all(suv, is('car_type', 'Used'), within('price', 20_000, 35_000))],
  ['under $150 a week', under('weekly_price', 150)],
  ['less than 100 per week', under('weekly_price', 100)],
  ['under $120 pw', under('weekly_price', 120)],
  ['$150 per week', under('weekly_price', 150)],
  // Kilometres
  ['under 50000 km', under('km', 50_000)],
  ['under 80,000km', under('km', 80_000)],
  ['less than 100k kms', under('km', 100_000)],
  ['max 60000 kilometres', under('km', 60_000)],
  ['low kms', under('km', 50_000)],
  ['low km suv', all(suv, under('km', 50_000))],
  ['low mileage automatic', all(automatic, under('km', 50_000))],
  ['toyota under 90000km', all(make('Toyota'), under('km', 90_000))],
  ['under 30k under 60000km', all(cheaper(30_000), under('km', 60_000))],
  // Years
  ['2019 or newer', within('year', 2019)],
  ['2020 and newer', within('year', 2020)],
  ['2018+', within('year', 2018)],
  ['newer than 2019', within('year', 2020)],
  ['since 2021', within('year', 2021)],
  ['after 2020', within('year', 2021)],
  ['before 2018', within('year', 1900, 2017)],
  ['older than 2017', within('year', 1900, 2016)],
  ['2016-2019', within('year', 2016, 2019)],
  ['2019 to 2022', within('year', 2019, 2022)],
  ['between 2015 and 2018', within('year', 2015, 2018)],
  ['mazda 2018 or newer', all(make('Mazda'), within('year', 2018))],
  ['toyota 2017-2020', all(make('Toyota'), within('year', 2017, 2020))],
  ['suv 2020+ under 40k', all(suv, within('year', 2020), cheaper(40_000))],
  ['2019 corolla', all(named(/corolla/i), is('year', 2019))],
  ['corolla 2019', all(named(/corolla/i), is('year', 2019))],
  ['2020 hilux', all(named(/hilux/i), is('year', 2020))],
  ['2021 mazda', all(make('Mazda'), is('year', 2021))],
  ['peugeot 2008', named(/peugeot 2008/i)],
  // Seats
  ['seven seater', is('seats', '7')],
  ['7 seater', is('seats', '7')],
  ['7-seater', is('seats', '7')],
  ['7 seats', is('seats', '7')],
  ['five seater', is('seats', '5')],
  ['8 seater', is('seats', '8')],
  ['two seater', is('seats', '2')],
  ['7 seater suv', all(is('seats', '7'), suv)],
  ['7 seater diesel', all(is('seats', '7'), diesel)],
  ['seven seater under 50k', all(is('seats', '7'), cheaper(50_000))],
  ['big family', is('seats', '7', '8')],
  // Gearbox and fuel
  ['auto', automatic],
  ['automatic', automatic],
  ['automatics', automatic],
  ['auto transmission', automatic],
  ['auto hatch', all(automatic, hatch)],
  ['auto ute', all(automatic, work)],
  ['manual', manual],
  ['manual ute', all(manual, work)],
  ['stick shift', manual],
  ['manual transmission', manual],
  ['android auto', (car) => JSON.stringify(car['filtered_features'] ?? []).includes('Android Auto')],
  ['electric', electric],
  ['electric car', electric],
  ['electric cars', electric],
  ['ev', electric],
  ['EVs', electric],
  ['electric suv', all(electric, suv)],
  ['electric under 60k', all(electric, cheaper(60_000))],
  ['hybrid', hybrid],
  ['hybrids', hybrid],
  ['hybrid suv', all(hybrid, suv)],
  ['hybrid under 45k', all(hybrid, cheaper(45_000))],
  ['phev', is('fuel', 'Plug-in Hybrid')],
  ['plug-in hybrid', is('fuel', 'Plug-in Hybrid')],
  ['plug in hybrid suv', all(is('fuel', 'Plug-in Hybrid'), suv)],
  ['diesel', diesel],
  ['diesel ute', all(diesel, work)],
  ['diesel automatic', all(diesel, automatic)],
  // Nicknames and spellings
  ['vw', make('Volkswagen')],
  ['vw golf', named(/volkswagen golf/i)],
  ['volkswagon', make('Volkswagen')],
  ['merc', make('Mercedes-Benz')],
  ['mercedes', make('Mercedes-Benz')],
  ['benz', make('Mercedes-Benz')],
  ['beemer', make('BMW')],
  ['bimmer', make('BMW')],
  ['chev', make('Chevrolet')],
  ['mitsi', make('Mitsubishi')],
  ['subie', make('Subaru')],
  ['landrover', make('Land Rover')],
  ['range rover', named(/range rover/i)],
  ['land cruiser', named(/landcruiser/i)],
  ['landcruiser', named(/landcruiser/i)],
  ['hi lux', named(/hilux/i)],
  ['hi-lux', named(/hilux/i)],
  ['cx5', named(/cx-5/i)],
  ['cx 5', named(/cx-5/i)],
  ['cx-30', named(/cx-30/i)],
  ['rav 4', named(/rav4/i)],
  ['xtrail', named(/x-trail/i)],
  ['x trail', named(/x-trail/i)],
  ['crv', named(/cr-v/i)],
  ['hrv', named(/hr-v/i)],
  ['dmax', named(/d-max/i)],
  ['d max', named(/d-max/i)],
  ['bt50', named(/bt-50/i)],
  ['mux', named(/mu-x/i)],
  ['mazda3', named(/mazda 3\b/i)],
  ['i 30', named(/i30/i)],
  ['kluger', named(/kluger/i)],
  // Needs and conditions
  ['family car', is('body', 'SUV', 'Wagon', 'People Mover')],
  ['family car under 30k', all(is('body', 'SUV', 'Wagon', 'People Mover'), cheaper(30_000))],
  ['first car', all(is('body', 'Hatch', 'Sedan'), cheaper(20_000))],
  ['first car under 15k', all(is('body', 'Hatch', 'Sedan'), cheaper(15_000))],
  ['learner car', all(is('body', 'Hatch', 'Sedan'), cheaper(20_000))],
  ['small car', hatch],
  ['work ute', work],
  ['tradie', work],
  ['used cars', is('car_type', 'Used')],
  ['second hand suv', all(is('car_type', 'Used'), suv)],
  ['brand new', is('car_type', 'New')],
  ['new cars', is('car_type', 'New')],
  ['demo', is('car_type', 'Demo')],
  ['suv', suv],
  ['suvs', suv],
  ['utes', work],
  ['hatchback', hatch],
  ['sedans', sedan],
  ['station wagon', wagon],
  ['people mover', is('body', 'People Mover')],
  ['4wd', is('drive', 'Four Wheel Drive')],
  ['4x4 ute', all(is('drive', 'Four Wheel Drive'), work)],
  ['towing 3 tonne', within('towing', 3000)],
  ['ute towing 2500kg', all(work, within('towing', 2500))],
  // Spellings in real listings and typing errors
  ['Mercedes Benz', make('Mercedes-Benz')],
  ['mecedes benz', make('Mercedes-Benz')],
  ['tatchback', hatch],
  ['toyata', make('Toyota')],
  ['hyundia', make('Hyundai')],
  ['mitsibushi', make('Mitsubishi')],
  ['suburu', make('Subaru')],
  ['mazada', make('Mazda')],
  ['nisan', make('Nissan')],
  ['volkswagen tiguen', named(/tiguan/i)],
  ['corrola', named(/corolla/i)],
  ['camery', named(/camry/i)],
  ['outlender', named(/outlander/i)],
  ['land rover discovry', named(/discovery/i)],
  ['prodo', named(/prado/i)],
  // Places
  ['queensland', is('state', 'QLD')],
  ['victoria', is('state', 'VIC')],
  ['suv queensland', all(suv, is('state', 'QLD'))],
];

const MAX_LOOKED_AT = 5;

describe.each(demoDealers())('typed words of shoppers at %s', (slug) => {
  let cars: readonly Car[];
  let search: (query: string) => readonly Car[];
  beforeAll(async () => {
    const { published, settings } = await openDemoDealer(slug);
    const { documents, columns } = searchData(published, settings, new Date(`${testDate}T12:00:00+10:00`));
    const engine = createEngineOver(columns, (row) => documents[row] ?? { id: '' });
    const request = { ...requestSettings(settings.search, 'cars'), hitsPerPage: MAX_LOOKED_AT };
    const placesOf = (attribute: 'city' | 'state') =>
      [...new Set(documents.map((car) => car[attribute]))]
        .filter((value) => typeof value === 'string')
        .map((value) => ({ attribute, value }));
    const places = [...placesOf('city'), ...placesOf('state')];
    cars = documents;
    search = (query) => {
      const typed = { ...emptyState('relevant'), query };
      const state = understood(typed, { words: settings.search.words, places, page: stockFacts });
      const reply = engine.multiSearch(multiSearchBody(state, request));
      if (!('results' in reply)) throw new Error(reply.message);
      const [answer] = reply.results;
      if (answer === undefined || 'error' in answer) throw new Error(`No answer for ${query}`);
      return (answer.hits ?? []).map(({ document }) => document);
    };
  });

  it.each(table)('%s', (query, isMeant) => {
    const meant = cars.filter(isMeant).length;
    if (meant === 0) return;
    const first = search(query);
    expect(first.length, query).toBeGreaterThanOrEqual(Math.min(meant, MAX_LOOKED_AT));
    expect(
      first
        .slice(0, meant)
        .filter((car) => !isMeant(car))
        .map((car) => car['id']),
    ).toEqual([]);
  });
});

it('are more than 120 different ones', () => {
  expect(new Set(table.map(([query]) => query)).size).toBeGreaterThan(120);
});
