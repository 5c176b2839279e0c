import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type FakeTypesense,
  startFakeTypesense,
} from '../../../../tests/fixtures/typesense/fake-typesense.ts';
import { carCollection } from '../../index/car-collection.ts';
import { createSearchKey, wrongFilter } from './search-key.build.ts';
import { openServer } from './typesense-server.build.ts';

let fake: FakeTypesense;
beforeEach(async () => {
  fake = await startFakeTypesense();
});
afterEach(() => fake.close());

const create = (filter: string | null) =>
  createSearchKey(openServer({ nodes: [fake.url], adminKey: fake.adminKey }), 'cars_city', filter);

describe('a search key', () => {
  it('can search one alias and nothing else', async () => {
    const key = await create(null);
    expect(fake.keys).toMatchObject([
      { actions: ['documents:search'], collections: ['cars_city'], value: key.value },
    ]);
  });

  it('contains a filter, signed with its parent key', async () => {
    const { value } = await create('location_name:=`Nundah`');
    const parent = fake.keys[0]?.value ?? '';
    const [, digest, prefix, parameters = ''] =
      /^(.{44})(.{4})(.*)$/.exec(Buffer.from(value, 'base64').toString()) ?? [];
    expect(JSON.parse(parameters)).toEqual({ filter_by: 'location_name:=`Nundah`' });
    expect(prefix).toBe(parent.slice(0, 4));
    expect(digest).toBe(createHmac('sha256', parent).update(parameters).digest('base64'));
    expect(value).not.toContain(parent);
  });

  it('reports earlier keys, which still work', async () => {
    fake.keys.push({ id: 7, description: 'Search of cars_other', actions: [], collections: [], value: 'x' });
    const first = await create(null);
    expect((await create(null)).earlier).toEqual([first.id]);
  });
});

describe('the filter of a key', () => {
  const wrong = (filter: string) => wrongFilter(filter, carCollection('cars_city'));

  it.each(['car_type:=[Used]', 'price:<50000 && location_name:=`Nundah`', 'place:(-27.4, 153, 50 km)'])(
    '%s is valid',
    (filter) => {
      expect(wrong(filter)).toBeNull();
    },
  );

  it.each([
    ['colr:=red', 'Could not find a filter field named `colr` in the schema.'],
    ['price:<cheap', 'Error with filter field `price`: Not an int32.'],
    ['', 'The filter is empty.'],
  ])('"%s" is invalid', (filter, message) => {
    expect(wrong(filter)).toBe(message);
  });
});
