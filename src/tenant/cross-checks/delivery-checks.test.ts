import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { deliverySchema } from '../settings/checkout/delivery.schema.ts';
import { checkDeliveryRegions } from './delivery-checks.ts';

const regions = (...postcodes: string[][]) =>
  postcodes.map((list, index) => ({ name: `Region ${index}`, postcodes: list, price: 100 }));

function findings(...postcodes: string[][]) {
  const { delivery: demo } = demoSettings('harbourline');
  const delivery = v.parse(deliverySchema, { ...demo, regions: regions(...postcodes) });
  return checkDeliveryRegions({ delivery });
}

describe('delivery regions', () => {
  it('may be adjacent', () => {
    expect(findings(['4000-4179', '4205'], ['4180-4204', '4206-4230'])).toEqual([]);
  });

  it.each([
    [
      'a postcode inside a range',
      [['4000-4179'], ['4100']],
      'regions[1].postcodes[0] is "4100", which overlaps regions[0].postcodes[0], "4000-4179".',
    ],
    [
      'ranges that share an end',
      [['4000-4179'], ['4300', '4179-4200']],
      'regions[1].postcodes[1] is "4179-4200", which overlaps regions[0].postcodes[0], "4000-4179".',
    ],
    [
      'a postcode twice in one region',
      [['4205', '4205']],
      'regions[0].postcodes[1] is "4205", which overlaps regions[0].postcodes[0], "4205".',
    ],
  ])('tell of %s', (_, postcodes, message) => {
    expect(findings(...postcodes).map((finding) => finding.message)).toEqual([message]);
  });

  it('report a reversed range with a suggestion', () => {
    expect(findings(['4179-4000'])).toMatchObject([
      { path: ['regions', 0, 'postcodes', 0], found: '"4179-4000"', nearest: '"4000-4179"' },
    ]);
  });

  it.each(['4000 to 4179', '400', '4000-', 'Brisbane'])('reject %j', (postcode) => {
    expect(() => findings([postcode])).toThrow('4205');
  });
});
