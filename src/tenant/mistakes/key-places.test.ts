import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { elsewhereFinder } from './key-places.ts';

const label = v.strictObject({ text: v.string() });
const find = elsewhereFinder({
  site: v.strictObject({ name: v.string(), menu: label, footer: label, banner: v.nullable(label) }),
  vehicle: v.strictObject({
    card: v.strictObject({ showPrice: v.boolean(), name: v.string() }),
    notes: v.array(v.strictObject({ tone: v.string(), text: v.string() })),
    fees: v.record(v.string(), v.strictObject({ cents: v.number() })),
  }),
});

describe('elsewhereFinder', () => {
  it.each([
    ['showPrice', 'showPrice belongs under card in vehicle.json.'],
    ['menu', 'menu belongs in site.json.'],
    ['name', 'name belongs in site.json, or under card in vehicle.json.'],
    ['tone', 'tone belongs under notes[…] in vehicle.json.'],
    ['cents', 'cents belongs under fees.… in vehicle.json.'],
  ])('finds where %s belongs', (key, sentence) => {
    expect(find(key)).toBe(sentence);
  });

  it('says nothing about a key that is unknown or occurs in too many places', () => {
    expect([find('wibble'), find('text')]).toEqual([undefined, undefined]);
  });
});
