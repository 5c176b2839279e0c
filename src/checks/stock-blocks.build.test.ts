import { expect, it, onTestFinished } from 'vitest';
import { aLocation, aSite, realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import { writeTenants } from '#tests/fixtures/tenants/write-tenants.ts';
import { noStock } from '../stock/snapshot.schema.ts';
import { loadTenant } from '../tenant/load/load-tenant.build.ts';
import { formatProblem } from '../tenant/problem.ts';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import { knownMakes, stockBlockAdvice, stockBlockWarnings } from './stock-blocks.build.ts';

const page = (block: string) => `---\ntitle: Used\ndescription: Cars\n---\n\n# Used\n\n${block}\n`;

function aTenant(block: string) {
  const { tenantsDir, remove } = writeTenants({
    _defaults: realDefaults(),
    pitstop: {
      'site.json': aSite,
      'locations.json': { locations: [aLocation({ manufacturers: ['Zenvo'] })] },
      'content/used.md': page(block),
      'content/blog/news/cars.md': page('::stock tesslla::'),
    },
  });
  onTestFinished(remove);
  const loaded = loadTenant(tenantsDir, 'pitstop');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return { tenantsDir, tenant: loaded.tenant };
}

const stock = { ...noStock, vehicles: [aVehicle({ make: 'Zastava' })] };
const warningsOn = (block: string) => stockBlockWarnings({ ...aTenant(block), stock });

it.each([
  ['every make', '::stock::'],
  ['types and bodies', '::stock used suv::'],
  ['a make in stock that is not known', '::stock used zastava::'],
  ['a known make that is out of stock', '::stock land-rover skoda::'],
  ['a make that a branch sells new', '::stock zenvo::'],
  ['another block', '::form service::'],
  ['a block within a fence of code', '```\n::stock tesslla::\n```'],
])('a block with %s is in order', (_, block) => {
  expect(warningsOn(block)).toEqual([]);
});

it.each([
  ['::stock used tesslla::', 'tesslla', ' Did you mean tesla?'],
  ['::stock toyota vw::', 'vw', ' Did you mean volkswagen?'],
  ['::stock quidditch::', 'quidditch', ''],
])('%s names a make that nothing can match', (block, word, guess) => {
  expect(warningsOn(block)).toEqual([
    `tenants/pitstop/content/used.md:8  the block "stock" names the make "${word}" and shows nothing of it: no car in stock is of that make, and it is not known.${guess}`,
  ]);
});

it('without a stock only a make that resembles a known one is reported, as advice', () => {
  const { settings } = aTenant('').tenant;
  const problemsOn = (block: string) =>
    stockBlockAdvice({ name: 'used.md', text: page(block) }, knownMakes(settings, null));
  expect(problemsOn('::stock quidditch::')).toEqual([]);
  const problems = problemsOn('::stock tesslla::');
  expect(problems.map(formatProblem)).toEqual([
    'used.md:8  the block "stock" names the make "tesslla" and shows nothing of it: it is not known. Did you mean tesla?',
  ]);
  expect(problems).toMatchObject([{ isAdvice: true }]);
});
