import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, describe, expect, it } from 'vitest';
import { shareBuilder } from '../fixtures/sites/warm-builder.ts';
import { openWorkshop } from '../fixtures/sites/workshop.ts';
import { openSite } from './built-site.ts';
import { brokenLinks } from './checks/links.ts';
import { programWords } from './checks/words.ts';
import { firstOf } from './problems.ts';

/** Real listings may not be published with the project, so they are optional files beside the checkout. */
const listings = join(
  import.meta.dirname,
  '../../../shared/data/listings/australian-vehicle-prices-sample.csv',
);
const repository = join(import.meta.dirname, '../..');

/** Only every tenth listing is built; src/stock/import/real-feeds.build.test.ts imports all 4,000. */
const STEP = 10;

function everyTenth(): string {
  const [header = [], ...rows] = parse(readFileSync(listings));
  const quoted = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  return [header, ...rows.filter((_, index) => index % STEP === 0)].map(quoted).join('\n');
}

describe('a tenth of 4,000 real listings', () => {
  const workshop = openWorkshop();
  const builder = shareBuilder();
  afterAll(() => {
    builder.close();
    workshop.remove();
  });

  it.skipIf(!existsSync(listings))(
    'builds the used-car yard without any mapping (needs data that is not published)',
    async () => {
      const parts = ['site', 'theme', 'home', 'search', 'navigation', 'locations', 'vehicle', 'images'];
      for (const name of [...parts.map((part) => `${part}.json`), 'public']) {
        const own = join(repository, 'tenants/pitstop', name);
        if (existsSync(own)) cpSync(own, join(workshop.tenantsDir, 'pitstop', name), { recursive: true });
      }
      workshop.writeFeed('pitstop', everyTenth());
      const result = await builder.build(workshop.job('pitstop'));
      expect(result.ok && result.vehicles).toBeGreaterThan(390);
      const site = openSite(join(workshop.distDir, 'pitstop'));
      const pages = [...site.paths].map((path) => site.page(path));
      const origin = 'https://www.pitstopusedcars.example';
      expect(firstOf(pages.flatMap((page) => brokenLinks(page, site, origin)))).toEqual([]);
      expect(firstOf(pages.flatMap(programWords))).toEqual([]);
    },
  );
});
