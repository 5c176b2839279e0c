import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { stockFacts } from '../state/page-facts.fixture.ts';
import type { SearchState } from '../state/search-state.ts';
import { emptyState } from '../state/state-parts.ts';
import { findPlace, lookUpPlace } from './look-up-place.ts';
import { understand, understood } from './understand.ts';

const { words } = demoSettings('harbourline').search;
const places = [
  { attribute: 'city', value: 'Gold Coast' },
  { attribute: 'state', value: 'QLD' },
] as const;
const vocabulary = { words, places, page: stockFacts, thisYear: 2026 };
const read = (query: string, state: Partial<SearchState> = {}) =>
  understood({ ...emptyState('relevant'), ...state, query }, vocabulary);
const filters = (query: string) => {
  const { query: text, lists, ranges } = read(query);
  return { text, ...lists, ...ranges };
};

describe('the words of a search', () => {
  it.each([
    ['under 20k', { text: '', price: { min: null, max: 20_000 } }],
    ['Under $20,000', { text: '', price: { min: null, max: 20_000 } }],
    ['less than $30,000', { text: '', price: { min: null, max: 30_000 } }],
    ['suv under 35000', { text: 'suv', price: { min: null, max: 35_000 } }],
    ['max 15k', { text: '', price: { min: null, max: 15_000 } }],
    ['up to 12.5k', { text: '', price: { min: null, max: 12_500 } }],
    ['20-30k', { text: '', price: { min: 20_000, max: 30_000 } }],
    ['20k-30k ute', { text: 'ute', price: { min: 20_000, max: 30_000 } }],
    ['$20,000 to $30,000', { text: '', price: { min: 20_000, max: 30_000 } }],
    ['between 20k and 30k', { text: '', price: { min: 20_000, max: 30_000 } }],
    ['over 50k', { text: '', price: { min: 50_000, max: null } }],
    ['hilux 40k', { text: 'hilux', price: { min: null, max: 40_000 } }],
    ['20 grand', { text: '', price: { min: null, max: 20_000 } }],
    ['under $150 a week', { text: '', weekly_price: { min: null, max: 150 } }],
    ['under 100 pw', { text: '', weekly_price: { min: null, max: 100 } }],
    ['under 80,000 km', { text: '', km: { min: null, max: 80_000 } }],
    ['less than 100k kms', { text: '', km: { min: null, max: 100_000 } }],
    ['low kms', { text: '', km: { min: null, max: 50_000 } }],
    [
      'corolla under 20k under 90000km',
      { text: 'corolla', price: { min: null, max: 20_000 }, km: { min: null, max: 90_000 } },
    ],
    ['2019 or newer', { text: '', year: { min: 2019, max: null } }],
    ['2019+ mazda', { text: 'mazda', year: { min: 2019, max: null } }],
    ['newer than 2018', { text: '', year: { min: 2019, max: null } }],
    ['since 2020', { text: '', year: { min: 2020, max: null } }],
    ['before 2015', { text: '', year: { min: null, max: 2014 } }],
    ['2015-2018 hilux', { text: 'hilux', year: { min: 2015, max: 2018 } }],
    ['seven seater', { text: '', seats: ['7'] }],
    ['7 seater suv', { text: 'suv', seats: ['7'] }],
    ['8-seater', { text: '', seats: ['8'] }],
    ['7 or 8 seater', { text: '', seats: ['7', '8'] }],
    ['two or four door', { text: '', doors: ['2', '4'] }],
    ['5 door hatch', { text: 'hatch', doors: ['5'] }],
    ['two-door coupe', { text: 'coupe', doors: ['2'] }],
    ['automatic', { text: '', transmission: ['Automatic'] }],
    ['auto hatch', { text: 'hatch', transmission: ['Automatic'] }],
    ['Android Auto', { text: 'Android Auto' }],
    ['electric cars', { text: '', fuel: ['Electric'] }],
    ['electric seats', { text: 'electric seat' }],
    ['plug-in hybrid', { text: '', fuel: ['Plug-in Hybrid'] }],
    ['hybrids', { text: '', fuel: ['Hybrid', 'Plug-in Hybrid'] }],
    ['vw golf', { text: 'Volkswagen golf' }],
    ['cx5 2021', { text: 'CX-5', year: { min: 2021, max: 2021 } }],
    ['d max 2020', { text: 'D-MAX', year: { min: 2020, max: 2020 } }],
    ['t60 max 2022', { text: 't60 max', year: { min: 2022, max: 2022 } }],
    ['2019 corolla', { text: 'corolla', year: { min: 2019, max: 2019 } }],
    ['merc', { text: 'Mercedes-Benz' }],
    ['land cruiser', { text: 'LandCruiser' }],
    ['land cruiser prado', { text: 'Prado' }],
    ['gold coast', { text: '', city: ['Gold Coast'] }],
    ['utes queensland', { text: 'ute', state: ['QLD'] }],
    ['price under 30k', { text: '', price: { min: null, max: 30_000 } }],
    ['utes priced from 20 to 30k', { text: 'ute', price: { min: 20_000, max: 30_000 } }],
    ['budget 20k', { text: '', price: { min: null, max: 20_000 } }],
    ['50000km', { text: '', km: { min: null, max: 50_000 } }],
    ['100k kms', { text: '', km: { min: null, max: 100_000 } }],
    ['mazda 50,000 kms', { text: 'mazda', km: { min: null, max: 50_000 } }],
    ['2020 model', { text: '', year: { min: 2020, max: 2020 } }],
    ['2020 model hilux', { text: 'hilux', year: { min: 2020, max: 2020 } }],
    ['2020 model 3', { text: 'model 3', year: { min: 2020, max: 2020 } }],
    ['suv in queensland', { text: 'suv', state: ['QLD'] }],
    ['cars in stock', { text: '' }],
    ['mazda 3 in red with sunroof', { text: 'mazda 3 red sunroof' }],
    ['plug in hybrid in stock', { text: '', fuel: ['Plug-in Hybrid'] }],
    ['used cars for sale', { text: '', car_type: ['Used'] }],
    ['first car', { text: '', body: ['Hatch', 'Sedan'], price: { min: null, max: 20_000 } }],
    ['p plate', { text: '', body: ['Hatch', 'Sedan'], price: { min: null, max: 20_000 } }],
    ['over 10k under 20k', { text: '', price: { min: 10_000, max: 20_000 } }],
    ['2021 or 2022', { text: '', year: { min: 2021, max: 2022 } }],
    ['under $400 per month', { text: '', weekly_price: { min: null, max: 92 } }],
    ['$300 a fortnight', { text: '', weekly_price: { min: null, max: 150 } }],
    ['near new', { text: '', car_type: ['Demo', 'Used'], km: { min: null, max: 20_000 } }],
    ['4 cylinder', { text: '4cyl' }],
    ['six-cylinder diesel', { text: '6cyl diesel' }],
    ['8cyl v8', { text: '8cyl v8' }],
    ['30000', { text: '', price: { min: null, max: 30_000 } }],
    ['20,000', { text: '', price: { min: null, max: 20_000 } }],
    ['mazda 3 25000', { text: 'mazda 3', price: { min: null, max: 25_000 } }],
    ['20k max', { text: '', price: { min: null, max: 20_000 } }],
    ['max price 30k', { text: '', price: { min: null, max: 30_000 } }],
    ['budget of 20k', { text: '', price: { min: null, max: 20_000 } }],
    ['around 20k', { text: '', price: { min: null, max: 20_000 } }],
    ['not more than 30k', { text: '', price: { min: null, max: 30_000 } }],
    ['no less than 30k', { text: '', price: { min: 30_000, max: null } }],
    ['no older than 2018', { text: '', year: { min: 2018, max: null } }],
    ['not before 2018', { text: '', year: { min: 2018, max: null } }],
    ['no newer than 2018', { text: '', year: { min: null, max: 2018 } }],
    ['2018 d max', { text: 'D-MAX', year: { min: 2018, max: 2018 } }],
    ['automatic only', { text: '', transmission: ['Automatic'] }],
    [
      'automatic, suv, under 30k',
      { text: 'suv', transmission: ['Automatic'], price: { min: null, max: 30_000 } },
    ],
    ['hybrid?', { text: '', fuel: ['Hybrid', 'Plug-in Hybrid'] }],
    ['show me cheap utes', { text: 'ute' }],
    ['apple car play', { text: 'Apple CarPlay' }],
    ['stock no 30500', { text: '"30500"' }],
    ['"30500"', { text: '"30500"' }],
    ['stock number 41548 white', { text: '"41548" white' }],
    ['stock number HMN41548', { text: 'HMN41548' }],
    ['hilux near me', { text: 'hilux' }],
    ['my23', { text: '', year: { min: 2023, max: 2023 } }],
    ['hilux MY2022', { text: 'hilux', year: { min: 2022, max: 2022 } }],
    ['automatic, 2020, suv', { text: 'suv', transmission: ['Automatic'], year: { min: 2020, max: 2020 } }],
    ['peugeot 2019', { text: 'peugeot', year: { min: 2019, max: 2019 } }],
    ['under 5 years old', { text: '', year: { min: 2021, max: null } }],
    ['suv less than 3 yrs old', { text: 'suv', year: { min: 2023, max: null } }],
    ['sold hilux', { text: 'hilux', status: ['Sold'] }],
    ['not a hilux', { text: '-hilux' }],
    ['first car under 12k', { text: '', body: ['Hatch', 'Sedan'], price: { min: null, max: 12_000 } }],
  ])('"%s" are recognised', (query, expected) => {
    expect(filters(query)).toEqual(expected);
  });

  it.each([
    'mazda 3',
    'bmw 320i',
    'ram 1500',
    'transit 350',
    'peugeot 2008',
    'peugeot 3008',
    'HMN41548',
    'model 3',
    '20 km',
    'f-150',
    'isuzu 45-155',
    'isuzu 10000',
    '1500',
    '30123',
    'nissan no',
    '2.0 turbo',
    '12 month warranty',
    '$0 deposit',
    '2000 kg',
    '"under 20k"',
    `${'1,'.repeat(100)}1`,
    `under ${'9'.repeat(5000)}k ${'max '.repeat(5000)}`,
  ])('"%s" are left as words', (query) => {
    expect(filters(query)).toEqual({ text: query });
  });

  it('that ask for the cheapest set the order, unless the shopper has chosen one', () => {
    expect(read('cheap ute')).toMatchObject({ query: 'ute', sort: 'price-asc' });
    expect(read('cheap ute', { sort: 'latest' })).toMatchObject({ query: 'ute', sort: 'latest' });
  });

  it('add to the active filters, and replace the end of a range that they name', () => {
    const state = { lists: { body: ['SUV'] }, ranges: { price: { min: 10_000, max: 50_000 } } };
    expect(read('automatic under 20k', state)).toMatchObject({
      lists: { body: ['SUV'], transmission: ['Automatic'] },
      ranges: { price: { min: 10_000, max: 20_000 } },
    });
    expect(read('under 5k', state).ranges).toEqual({ price: { min: null, max: 5000 } });
  });

  it('can have other meanings for a dealer', () => {
    const own = { ...vocabulary, words: { ...words, workhorse: '?body=Ute&price=:40000' } };
    expect(understood({ ...emptyState('relevant'), query: 'workhorse' }, own)).toMatchObject({
      query: '',
      lists: { body: ['Ute'] },
      ranges: { price: { min: null, max: 40_000 } },
    });
  });
});

describe('several values of a list', () => {
  const values = {
    make_model: ['Toyota', 'Toyota HiLux', 'Toyota Ute', 'Mazda', 'Mazda 3', 'Mazda CX-5', 'Land Rover'],
    body: ['SUV', 'Wagon', 'Ute'],
    fuel: ['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'Electric'],
    transmission: ['Automatic', 'Manual'],
    colour: ['White', 'Black'],
  };
  const stock = Object.fromEntries(
    Object.entries(values).map(([name, list]) => [name, list.map((value) => ({ value }))]),
  );
  const meant = (query: string) => {
    const { query: text, lists } = understood(
      { ...emptyState('relevant'), query },
      { ...vocabulary, values: stock },
    );
    return { text, ...lists };
  };

  it.each([
    ['toyota or mazda', { text: '', make_model: ['Toyota', 'Mazda'] }],
    ['toyota, mazda', { text: '', make_model: ['Toyota', 'Mazda'] }],
    ['toyota/mazda suv', { text: 'suv', make_model: ['Toyota', 'Mazda'] }],
    ['mazda and land rover', { text: '', make_model: ['Mazda', 'Land Rover'] }],
    ['suvs or wagons', { text: '', body: ['SUV', 'Wagon'] }],
    ['white or black toyota ute', { text: 'toyota ute', colour: ['White', 'Black'] }],
    ['petrol or hybrid', { text: '', fuel: ['Hybrid', 'Plug-in Hybrid', 'Petrol'] }],
    ['automatic or manual', { text: '', transmission: ['Automatic', 'Manual'] }],
    ['toyota or', { text: 'toyota' }],
    ['toyota or toyota', { text: 'toyota toyota' }],
    ['toyota hilux or mazda', { text: '', make_model: ['Toyota HiLux', 'Mazda'] }],
    ['hilux or cx5', { text: '', make_model: ['Toyota HiLux', 'Mazda CX-5'] }],
    ['mazda or hilux white', { text: 'white', make_model: ['Mazda', 'Toyota HiLux'] }],
    ['hilux toyota', { text: 'hilux toyota' }],
    ['hilux ute', { text: 'hilux ute' }],
    ['hilux 3', { text: 'hilux 3' }],
    ['family suv', { text: 'suv', body: ['SUV', 'Wagon', 'People Mover'] }],
  ])('"%s" are alternatives where a car has only one', (query, expected) => {
    expect(meant(query)).toEqual(expected);
  });

  it.each([
    ['no toyota', { text: '-toyota' }],
    ['suv, not kia', { text: 'suv -kia' }],
    ['anything but a white ute', { text: '-white ute' }],
    ['not land rover', { text: '-"land rover"' }],
    ['except vw', { text: '-Volkswagen' }],
    ['no merc', { text: '-"Mercedes-Benz"' }],
    ['not automatic', { text: '', transmission: ['Manual'] }],
    ['no hybrids', { text: '', fuel: ['Petrol', 'Diesel', 'Electric'] }],
    ['no first car', { text: '-"first car"' }],
    ['no toyota or mazda', { text: '-toyota -mazda' }],
    ['no toyota, mazda', { text: '-toyota -mazda' }],
    ['no land rover or toyota', { text: '-"land rover" -toyota' }],
    ['no toyota, suv', { text: '-toyota suv' }],
    ['no hilux or cx-5', { text: '-hilux -"CX-5"' }],
    ['no hybrid or electric', { text: '', fuel: ['Petrol', 'Diesel'] }],
    ['no hybrid or diesel', { text: '', fuel: ['Petrol', 'Electric'] }],
    ['no toyota and automatic', { text: '-toyota', transmission: ['Automatic'] }],
    ['no toyota or', { text: '-toyota' }],
  ])('"%s" excludes', (query, expected) => {
    expect(meant(query)).toEqual(expected);
  });

  it('are the same when the address is read again', () => {
    for (const query of ['-toyota', 'suv -kia', '-"Mercedes-Benz"', '-toyota -mazda'])
      expect(meant(query)).toEqual({ text: query });
  });

  it('narrow a listing of their make', () => {
    const state = { ...emptyState('relevant'), lists: { make_model: ['Toyota'] }, query: 'hilux or cx-5' };
    const { lists } = understood(state, { ...vocabulary, values: stock });
    expect(lists).toEqual({ make_model: ['Toyota HiLux', 'Mazda CX-5'] });
  });

  it('are makes alone where the values of the stock are not known', () => {
    const page = { ...stockFacts, makes: ['Toyota', 'Mazda'] };
    const state = { ...emptyState('relevant'), query: 'toyota or mazda' };
    expect(understood(state, { ...vocabulary, page }).lists).toEqual({ make_model: ['Toyota', 'Mazda'] });
    expect(understood({ ...state, query: 'not automatic' }, vocabulary).query).toBe('-automatic');
  });
});

describe('a place in the words of a search', () => {
  const around = { ...vocabulary, hasDistance: true };
  const readNear = (query: string) => {
    const { state, near } = understand({ ...emptyState('relevant'), query }, around);
    return { text: state.query, near };
  };

  it.each([
    ['4000', '', { postcode: '4000' }],
    ['near 3030', '', { postcode: '3030' }],
    ['Near 2019', '', { postcode: '2019' }],
    ['0800', '', { postcode: '0800' }],
    ['within 50 km of 3550', '', { postcode: '3550' }],
    ['cars in brisbane', '', { postcode: '4000', name: 'Brisbane' }],
    ['hilux brisbane', 'hilux', { postcode: '4000', name: 'Brisbane' }],
    ['near Geelong', '', { postcode: '3220', name: 'Geelong' }],
    ['corolla near port fairy under 20k', 'corolla', { name: 'port fairy' }],
    ['near nundah automatic', '', { name: 'nundah' }],
    ['gold coast', '', { postcode: '4217', name: 'Gold Coast' }],
    ['mazda 3 4217', 'mazda 3', { postcode: '4217' }],
    ['near me', '', { name: 'me' }],
    ['hilux near me automatic', 'hilux', { name: 'me' }],
    ['nearest suv', 'suv', { name: 'me' }],
    ['hilux near me 4000', 'hilux', { postcode: '4000' }],
    ['2019 corolla 4000', 'corolla', { postcode: '4000' }],
  ])('"%s"', (query, text, near) => {
    expect(readNear(query)).toEqual({ text, near });
  });

  it.each([
    ['within 50 km of 3550', { postcode: '3550' }, 50],
    ['hilux within 25km of geelong', { postcode: '3220', name: 'Geelong' }, 25],
    ['100 kms from port fairy', { name: 'port fairy' }, 100],
    ['geelong', { postcode: '3220', name: 'Geelong' }, null],
    ['under 50 km', null, null],
  ])('"%s" is near %j, within %s km', (query, near, km) => {
    expect(understand({ ...emptyState('relevant'), query }, around)).toMatchObject({ near, km });
  });

  it.each(['peugeot 3008', 'ram 2500', '3008', 'silverado 2500', 'near', 'hiace', '$4000', 'bt-50'])(
    '"%s" contains no place',
    (query) => {
      expect(readNear(query).near).toBeNull();
    },
  );

  it('stays a word if distances are not available', () => {
    expect(filters('hilux geelong')).toEqual({ text: 'hilux geelong' });
    expect(filters('4000')).toEqual({ text: '4000' });
  });

  it('is looked up by postcode or name', async () => {
    const rows = ['3300 VIC -37.742 142.022 Hamilton', '2303 NSW -32.922 151.75 Hamilton Deux', 'broken'];
    expect(lookUpPlace({ name: 'hamilton' }, rows)).toEqual({ latitude: -37.742, longitude: 142.022 });
    expect(lookUpPlace({ name: 'Hamilton Deux' }, rows)).toEqual({ latitude: -32.922, longitude: 151.75 });
    expect(lookUpPlace({ postcode: '2303', name: 'Hamilton' }, rows)).toMatchObject({ latitude: -32.922 });
    expect(lookUpPlace({ name: 'hamil' }, rows)).toBeNull();
    expect(await findPlace({ postcode: '4000' })).toEqual({ latitude: -27.465, longitude: 153.023 });
    expect(await findPlace({ name: 'brisbane' })).toEqual({ latitude: -27.468, longitude: 153.028 });
  });
});

describe('a towing capacity in the words of a search', () => {
  it.each([
    ['towing 3 tonne', '', 3000],
    ['tow 2.5t ute', 'ute', 2500],
    ['can tow 2,500 kg', '', 2500],
    ['towing capacity of at least 3500kg', '', 3500],
    ['towing capacity 3500', '', 3500],
    ['tow 3.5', '', 3500],
    ['suv 3.5 tonne towing', 'suv', 3500],
  ])('"%s"', (query, text, min) => {
    expect(filters(query)).toEqual({ text, towing: { min, max: null } });
  });

  it('stays words if the stock has no towing capacities', () => {
    const state = { ...emptyState('relevant'), query: 'towing 3 tonne' };
    expect(understood(state, { ...vocabulary, ranges: ['price'] })).toEqual(state);
  });
});
