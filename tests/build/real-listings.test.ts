import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openWorkshop } from '../fixtures/sites/workshop.ts';
import { openSite } from './built-site.ts';
import { brokenLinks } from './checks/links.ts';
import { programWords } from './checks/words.ts';
import { firstOf } from './problems.ts';

/** Real listings may not be published with the project: they lie beside the checkout, or nowhere. */
const listings = join(
  import.meta.dirname,
  '../../../shared/data/listings/australian-vehicle-prices-sample.csv',
);
const repository = join(import.meta.dirname, '../..');

describe('4,000 real listings as they were published', () => {
  const workshop = openWorkshop();
  afterAll(workshop.remove);

  it.skipIf(!existsSync(listings))(
    'build the used-car yard without any mapping (needs data that is not published)',
    async () => {
      for (const name of [
        'site',
        'theme',
        'home',
        'search',
        'navigation',
        'locations',
        'vehicle',
        'images',
      ]) {
        const own = join(repository, 'tenants/pitstop', `${name}.json`);
        if (existsSync(own)) cpSync(own, join(workshop.tenantsDir, 'pitstop', `${name}.json`));
      }
      cpSync(join(repository, 'tenants/pitstop/public'), join(workshop.tenantsDir, 'pitstop/public'), {
        recursive: true,
      });
      const { exitCode, results } = await workshop.build('--tenant', 'pitstop', '--feed', listings);
      expect(exitCode).toBe(0);
      const [result] = results;
      expect(result?.ok && result.vehicles).toBeGreaterThan(3900);
      const site = openSite(join(workshop.distDir, 'pitstop'));
      const pages = [...site.paths].filter((_, index) => index % 20 === 0).map((path) => site.page(path));
      expect(
        firstOf(pages.flatMap((page) => brokenLinks(page, site, 'https://www.pitstopusedcars.example'))),
      ).toEqual([]);
      expect(firstOf(pages.flatMap(programWords))).toEqual([]);
    },
  );
});
