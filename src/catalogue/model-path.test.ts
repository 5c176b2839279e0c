import { describe, expect, it } from 'vitest';
import { modelSlug } from '../tenant/model-slug.ts';
import { aModel } from './a-model.fixture.ts';
import { accessoryGroups } from './accessories/accessory-groups.ts';
import { accessoriesPath, cataloguePaths, modelPath } from './model-path.ts';

const towBar = { name: 'Tow bar', group: 'Towing', text: null, price: null, picture: null, fits: null };
const mats = { ...towBar, name: 'Mats & liners', group: 'Protection' };

describe('a model of the catalogue', () => {
  it.each([
    ['by make and model', {}, 'kia-sportage'],
    ['by what it is called', { slug: 'sportage' }, 'sportage'],
    ['without accents and signs', { model: { name: 'Citigo-e iV é', body: 'hatch' } }, 'kia-citigo-e-iv-e'],
  ] as const)('has the path %s', (_, changes, slug) => {
    expect(modelSlug(aModel(changes))).toBe(slug);
  });

  it.each([
    ['has no page while nothing is said of it', {}, null],
    ['has one with a paragraph', { about: ['A car.'] }, '/models/kia-sportage'],
    ['leads elsewhere where the dealer says so', { about: ['A car.'], href: '/kia' }, '/kia'],
  ])('%s', (_, changes, path) => {
    expect(modelPath(aModel(changes))).toBe(path);
  });

  it('has a page of accessories if it has accessories', () => {
    expect(accessoriesPath(aModel())).toBeNull();
    expect(accessoriesPath(aModel({ accessories: [towBar] }))).toBe('/kia-sportage/accessories');
  });
});

describe('the paths of the catalogue', () => {
  const models = [
    aModel({ about: ['A car.'], accessories: [towBar] }),
    aModel({ slug: 'ev5' }),
    aModel({ slug: 'k4', about: ['A car.'], href: '/k4-sale' }),
  ];
  const partsSearch = { show: true };

  it('are those of existing pages', () => {
    expect(cataloguePaths({ show: true, models, partsSearch })).toEqual([
      '/models',
      '/models/kia-sportage',
      '/kia-sportage/accessories',
      '/parts/search',
    ]);
  });

  it('are empty if the catalogue is off, except for the parts search, which is also a contact form', () => {
    expect(cataloguePaths({ show: false, models, partsSearch })).toEqual(['/parts/search']);
    expect(cataloguePaths({ show: true, models: [], partsSearch: { show: false } })).toEqual([]);
  });
});

describe('accessories', () => {
  const sportage = aModel({ accessories: [mats, towBar] });
  const ev5 = aModel({ model: { name: 'EV5', body: 'suv' }, accessories: [towBar] });

  it('are grouped, and link to the form with the accessory preselected', () => {
    const groups = accessoryGroups([sportage]);
    expect(groups.map(({ name, accessories }) => [name, accessories.map(({ askHref }) => askHref)])).toEqual([
      [
        'Protection',
        ['/kia-sportage/accessories?subcategory=Kia+Sportage%2C+Mats+%26+liners#accessory-form-section'],
      ],
      ['Towing', ['/kia-sportage/accessories?subcategory=Kia+Sportage%2C+Tow+bar#accessory-form-section']],
    ]);
  });

  it('name their model only if the list has several models', () => {
    const namesOf = (models: Parameters<typeof accessoryGroups>[0]) =>
      accessoryGroups(models).flatMap(({ accessories }) => accessories.map(({ model }) => model.isNamed));
    expect(namesOf([sportage])).toEqual([false, false]);
    expect(namesOf([sportage, ev5])).toEqual([true, true, true]);
  });
});
