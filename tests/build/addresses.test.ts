import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { textAddresses } from '../../src/editorial/text-addresses.build.ts';
import { withFeatures } from '../../src/site/features.ts';
import {
  type AddressFacts,
  functionAddresses,
  leadsSomewhere,
  siteAddresses,
} from '../../src/site/site-addresses.ts';
import { testDate, testTenantsDir } from '../setup/sites.ts';
import { type DemoDealer, demoDealers, openDemoDealer } from './demo-dealer.ts';

/**
 * The check of links takes the addresses of a site from its settings; these tests compare them with a real
 * build.
 */
describe.each(demoDealers())('the addresses of %s that are known without a build', (slug) => {
  let dealer: DemoDealer;
  let facts: AddressFacts;
  beforeAll(async () => {
    dealer = await openDemoDealer(slug);
    const settings = withFeatures(dealer.settings);
    const tenant = { dir: join(testTenantsDir, slug), settings };
    const content = textAddresses({ tenant, words: () => ({}), now: new Date(`${testDate}T12:00:00+10:00`) });
    facts = { settings, content };
  });

  it('include every page of the site', () => {
    const known = siteAddresses(facts);
    expect([...dealer.site.paths].filter((path) => !leadsSomewhere(path, known))).toEqual([]);
  });

  it('include nothing but those pages and addresses answered by functions', () => {
    const answered = new Set(functionAddresses(facts));
    const others = [...siteAddresses(facts).always].filter((path) => !answered.has(path));
    expect(others.filter((path) => !dealer.site.paths.has(path))).toEqual([]);
  });
});
