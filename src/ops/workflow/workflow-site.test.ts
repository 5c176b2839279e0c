import { afterAll, describe, expect, it } from 'vitest';
import { loadTenant } from '#src/tenant/load/load-tenant.build.ts';
import { openWorkshop } from '#tests/fixtures/sites/workshop.ts';
import { workflowSite } from './workflow-site.ts';

const workshop = openWorkshop();
afterAll(workshop.remove);

const s3 = {
  kind: 's3',
  endpoint: 'https://s3.ap-southeast-2.amazonaws.com',
  region: 'ap-southeast-2',
  bucket: 'city-site',
  prefix: '',
  accessKeyVariable: 'CITY_ACCESS_KEY',
  secretKeyVariable: 'CITY_SECRET_KEY',
};
const pages = {
  kind: 'cloudflare-pages',
  project: 'city',
  branch: 'main',
  plan: 'paid',
  accountVariable: 'CITY_ACCOUNT',
  tokenVariable: 'CITY_TOKEN',
};
const netlify = {
  kind: 'netlify',
  site: 'city',
  settingsFolder: 'netlify',
  tokenVariable: 'CITY_NETLIFY_TOKEN',
};
const folder = { kind: 'folder', path: '/srv/sites/city' };
const typesense = {
  nodes: ['https://search.example'],
  searchKey: 'a-key-that-only-searches',
};

let dealers = 0;

/** The workflow's data of a dealer with these files. */
function siteWith(files: Readonly<Record<string, unknown>>) {
  dealers += 1;
  const slug = `city-${dealers}`;
  workshop.addDealer(slug, null, files);
  const loaded = loadTenant(workshop.tenantsDir, slug);
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
  return workflowSite(slug, loaded.tenant.settings);
}

describe("the workflow's data of a dealer", () => {
  it.each([
    ['a storage', s3, ['CITY_ACCESS_KEY', 'CITY_SECRET_KEY']],
    ['Cloudflare Pages', pages, ['CITY_ACCOUNT', 'CITY_TOKEN']],
    ['Netlify', netlify, ['CITY_NETLIFY_TOKEN']],
  ])('names the secrets of %s that it is published to, and none of its other targets', (_, live, secrets) => {
    const targets = { live, ...(live === s3 ? { other: pages } : { other: s3 }) };
    const { site } = siteWith({ 'publish.json': { targets, automatic: 'live' } });
    expect(site).toMatchObject({ to: 'live', publishSecrets: secrets, feedSecrets: [] });
  });

  it('names no secrets if the dealer is published by hand', () => {
    const { site } = siteWith({ 'publish.json': { targets: { live: s3 } } });
    expect(site).toMatchObject({ to: null, publishSecrets: [] });
  });

  it('names the IndexNow key if search engines are notified for this target', () => {
    const indexNow = { target: 'live', keyVariable: 'CITY_INDEXNOW' };
    const targets = { live: netlify, draft: s3 };
    const result = siteWith({ 'publish.json': { targets, automatic: 'live', indexNow } });
    expect(result.site.publishSecrets).toEqual(['CITY_NETLIFY_TOKEN', 'CITY_INDEXNOW']);
    const draft = siteWith({ 'publish.json': { targets, automatic: 'draft', indexNow } });
    expect(draft.site.publishSecrets).toEqual(['CITY_ACCESS_KEY', 'CITY_SECRET_KEY']);
  });

  it('uploads the cars to the search server of a dealer that has one and is published', () => {
    const search = { 'search.json': { engine: 'typesense', typesense } };
    const live = siteWith({ ...search, 'publish.json': { targets: { live: netlify }, automatic: 'live' } });
    expect(live.site).toMatchObject({
      isIndexed: true,
      publishSecrets: ['CITY_NETLIFY_TOKEN', 'TYPESENSE_ADMIN_KEY'],
    });
    expect(siteWith(search).site).toMatchObject({ isIndexed: false, publishSecrets: [] });
  });

  it('names the secret of a fetched feed', () => {
    const source = { url: 'https://feeds.example/city.csv', authorizationVariable: 'CITY_FEED' };
    const { site, notes } = siteWith({ 'feed.json': { source } });
    expect(site.feedSecrets).toEqual(['CITY_FEED']);
    expect(notes).toEqual([]);
  });

  it('reports that a job cannot publish to a folder, and that a feed must be there', () => {
    const { site, notes } = siteWith({ 'publish.json': { targets: { live: folder }, automatic: 'live' } });
    expect(site).toMatchObject({ to: null, publishSecrets: [] });
    expect(notes).toEqual([
      `${site.slug}: its target "live" is a folder, which a job's machine loses; the site stays with the run.`,
      `${site.slug}: feed.json has no source, so "stock/feed.csv" must lie in the repository.`,
    ]);
  });

  it('reports that a job cannot read a folder of another machine', () => {
    const live = { ...netlify, settingsFolder: '/srv/netlify/city' };
    const { site, notes } = siteWith({ 'publish.json': { targets: { live }, automatic: 'live' } });
    expect(notes).toContain(
      `${site.slug}: settingsFolder of its target "live" must be a folder of the repository.`,
    );
  });
});
