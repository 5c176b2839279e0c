import { expect, it } from 'vitest';
import { indexFilesOf } from '#src/search/index/published-search.fixture.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import { createSearchReader } from './published-search.ts';

const vehicles = [
  aVehicle({ id: 'white', simpleColour: 'White', price: 25_000 }),
  aVehicle({ id: 'dear', simpleColour: 'White', price: 35_000 }),
  aVehicle({ id: 'red', simpleColour: 'Red', price: 25_000 }),
];

it('a saved search understands words typed in the language of its site', async () => {
  const settings = demoSettings('wattle-range-zh');
  const site = aPublishedSite({ settings, vehicles, files: indexFilesOf(vehicles, 1) });
  const search = await createSearchReader()(site);
  const criteria = 'query=白色3万以下';
  expect([...((await search?.find(criteria)) ?? [])]).toEqual(['white']);
  expect(search?.inWords(criteria)).toBe('白色 · $30,000 以下');
});
