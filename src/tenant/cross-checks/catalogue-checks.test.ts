import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { catalogueSchema } from '../settings/catalogue.schema.ts';
import { brandsSchema } from '../settings/site/brands.schema.ts';
import { checkBrandNames, checkComparedModels, checkModelSlugs } from './catalogue-checks.ts';

function defaultsOf(subject: string): object {
  const file = new URL(`../../../tenants/_defaults/${subject}.json`, import.meta.url);
  const { $schema: _, ...settings }: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  return settings;
}

const model = (name: string, more: object = {}) => ({
  manufacturer: { name: 'Kia' },
  model: { name, body: 'suv' },
  year: null,
  tagline: null,
  price: null,
  picture: null,
  href: null,
  ...more,
});
const catalogue = (...models: object[]) => ({
  catalogue: v.parse(catalogueSchema, { ...defaultsOf('catalogue'), models }),
});
const brands = (...entries: object[]) => ({
  brands: v.parse(brandsSchema, { ...defaultsOf('brands'), entries }),
});
const messages = (findings: readonly { message: string }[]) => findings.map(({ message }) => message);

describe('the models of a catalogue', () => {
  it.each([
    ['different names are right', [model('Sportage'), model('Sorento')], []],
    [
      'two spellings that give one address are told',
      [model('EV 5'), model('EV-5')],
      ['models[1] has the address "kia-ev-5", as models[0] has already; give one of them a slug.'],
    ],
    ['a slug of its own keeps them apart', [model('EV5'), model('EV5', { slug: 'kia-ev5-gt' })], []],
    [
      'a slug that is the address of another is told',
      [model('EV5'), model('EV6', { slug: 'kia-ev5' })],
      ['models[1] has the address "kia-ev5", as models[0] has already; give one of them a slug.'],
    ],
  ])('%s', (_, models, expected) => {
    expect(messages(checkModelSlugs(catalogue(...models)))).toEqual(expected);
  });

  it('may only be compared with existing models; a misspelt one gets a suggestion', () => {
    const [finding, ...others] = checkComparedModels(
      catalogue(model('Sportage', { compareWith: ['kia-sorento', 'kia-sorrento'] }), model('Sorento')),
    );
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      message: 'models[0].compareWith[1] is "kia-sorrento", which is the slug of no model.',
      nearest: '"kia-sorento"',
    });
  });
});

describe('the brands', () => {
  it('have one entry each, whatever their spelling', () => {
    const found = checkBrandNames(brands({ title: 'Škoda' }, { title: 'Kia' }, { title: 'skoda' }));
    expect(messages(found)).toEqual([
      'entries[2] has the address "skoda", as entries[0] has already; keep only one, or give one of them a slug.',
    ]);
  });

  it('may share a name if their addresses differ', () => {
    expect(checkBrandNames(brands({ title: 'BMW' }, { title: 'BMW', slug: 'bmw-motorrad' }))).toEqual([]);
  });
});
