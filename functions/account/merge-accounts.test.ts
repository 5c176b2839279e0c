import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { type AccountApp, phone } from './account-app.fixture.ts';
import { mergeAccounts } from './merge-accounts.ts';
import { notifyWatchers } from './notices/notify-watchers.ts';
import { stopByToken } from './notices/watch-notices.ts';
import { cheaper, corolla, hilux, watchersApp } from './notices/watchers.fixture.ts';
import { oldStock, searchersApp, toyota } from './saved-searches/searchers.fixture.ts';

// Two sites that had accounts of their own, until the second became an edition of the first.
const settings = demoSettings('harbourline');
const edition = 'http://other-motors.localhost:4321';
const sites = ['city-motors', 'other-motors'];
const enquiry = {
  ...{ form: 'enquiry', name: 'Ada', email: 'ada@example.com', phone, message: 'Hello' },
  ...{ postcode: '4000', location: 'gc', category: 'General Enquiry', terms_conditions: true },
};
const wanted = { channel: 'sms', price_drops: true, sold: true };

const listSites = async () => [
  { slug: 'city-motors', hosts: [] },
  { slug: 'other-motors', hosts: [], languageOf: 'city-motors' },
  { slug: 'far-motors', hosts: [], languageOf: null },
];

async function merge({ database }: AccountApp) {
  await mergeAccounts({ database, listSites });
}

const ofPhone = ['contacts', 'sessions', 'watchlist', 'watch_told', 'saved_searches', 'search_alerts'];
const tables = [...ofPhone, 'own_leads', 'watch_notices', 'stock_seen'];

const dump = async (app: AccountApp) =>
  Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, await app.rows(`SELECT * FROM ${table}`)])),
  );

describe("the accounts of a dealer's sites are merged", () => {
  it('without losing cars, details, enquiries or sessions', async () => {
    await using shop = await watchersApp(settings);
    const { app } = shop;
    const here = app.browser();
    await here.signIn();
    await here.post('/api/account/details', { first_name: 'Ada' });
    await here.post('/api/watchlist/save-car', { phone_number: phone, car_id: corolla.id });
    await here.post('/api/leads', enquiry);
    const there = app.browser(edition);
    await there.signIn();
    await there.post('/api/account/details', { first_name: 'A.', email: 'ada@example.com' });
    for (const { id } of [corolla, hilux])
      await there.post('/api/watchlist/save-car', { phone_number: phone, car_id: id });
    await there.post('/api/leads', { ...enquiry, message: 'Again' });
    const only = app.browser(edition);
    await only.signIn('0499999999');
    await app.rows(
      `INSERT INTO contacts (site, phone, user_id, since) VALUES ('far-motors', '${phone}', 'far', 1)`,
    );
    await merge(app);
    expect((await (await here.ask('/api/watchlist')).json()).cars).toHaveLength(2);
    expect(await (await here.ask('/api/account')).json()).toMatchObject({
      ...{ first_name: 'Ada', email: 'ada@example.com' },
    });
    expect((await (await here.ask('/api/account/enquiries')).json()).enquiries).toHaveLength(2);
    expect(await app.rows('SELECT site, phone, user_id FROM contacts ORDER BY site, phone')).toEqual([
      { site: 'city-motors', phone, user_id: expect.any(String) },
      { site: 'city-motors', phone: '0499999999', user_id: expect.any(String) },
      { site: 'far-motors', phone, user_id: 'far' },
    ]);
    expect(await app.rows("SELECT count(*) AS all_of FROM sessions WHERE site = 'city-motors'")).toEqual([
      { all_of: 3 },
    ]);
  });

  it('and what a server of an earlier version writes names its site', async () => {
    await using shop = await searchersApp(settings);
    await shop.searcher(undefined, phone, edition);
    await shop.app.rows("UPDATE saved_searches SET asked_on = ''");
    await merge(shop.app);
    expect(await shop.app.rows('SELECT site, asked_on FROM saved_searches')).toEqual([
      { site: 'city-motors', asked_on: 'other-motors' },
    ]);
  });

  it('again and again with the same result', async () => {
    await using shop = await searchersApp(settings);
    for (const origin of [undefined, edition]) await shop.searcher(undefined, phone, origin);
    await merge(shop.app);
    const once = await dump(shop.app);
    await merge(shop.app);
    expect(await dump(shop.app)).toEqual(once);
  });

  it.each([
    [1, 'the only subscription', [['there', wanted]]],
    [
      1,
      'a subscription after an unsubscription',
      [
        ['here', wanted],
        ['here', {}],
        ['there', wanted],
      ],
    ],
    [
      0,
      'an unsubscription after a subscription',
      [
        ['there', wanted],
        ['here', wanted],
        ['there', {}],
      ],
    ],
  ] as const)('with %i subscription after %s', async (count, _, asks) => {
    await using shop = await watchersApp(settings);
    const browsers = { here: await shop.watcher(null), there: await shop.watcher(null, phone, edition) };
    for (const [place, asked] of asks) {
      shop.app.wait(1000);
      await browsers[place].post('/api/watchlist/notices', asked);
    }
    await merge(shop.app);
    const rows = await shop.app.rows(
      "SELECT 1 FROM watch_notices WHERE site = 'city-motors' AND stopped_at IS NULL",
    );
    expect(rows).toHaveLength(count);
  });

  it('and links in messages of either still end them', async () => {
    await using shop = await watchersApp(settings);
    await shop.watcher();
    shop.app.wait(1000);
    await shop.watcher(undefined, phone, edition);
    const tokens = await shop.app.rows('SELECT token FROM watch_notices');
    await merge(shop.app);
    expect(tokens).toHaveLength(2);
    for (const { token } of tokens) {
      await shop.app.rows("UPDATE watch_notices SET stopped_at = NULL WHERE site = 'city-motors'");
      expect(await stopByToken(shop.app.database, { token: String(token), sites }, 5)).toBe(true);
      expect(await shop.app.rows("SELECT stopped_at FROM watch_notices WHERE site = 'city-motors'")).toEqual([
        { stopped_at: 5 },
      ]);
    }
  });

  it('and what was told of a saved car is not told again', async () => {
    await using shop = await watchersApp(settings);
    await shop.watcher(null);
    shop.app.wait(1000);
    await shop.watcher(undefined, phone, edition);
    shop.publish([cheaper, hilux]);
    await notifyWatchers(shop.notifier());
    await merge(shop.app);
    const sql = `SELECT told.price FROM watch_told AS told JOIN watchlist USING (site, phone, car, saved_at)
      WHERE site = 'city-motors' AND car = '${corolla.id}'`;
    expect(await shop.app.rows(sql)).toEqual([{ price: cheaper.price }]);
  });

  it('and a message that was waiting is sent', async () => {
    await using shop = await watchersApp(settings);
    await shop.watcher(undefined, phone, edition);
    shop.publish([cheaper, hilux]);
    await notifyWatchers(shop.killedBeforeSending());
    expect(shop.texts).toEqual([]);
    const { publishedSite, ...ports } = shop.notifier({ listSites });
    const asEdition = async (slug: string) => {
      const published = await publishedSite(slug);
      const languageOf = slug === 'other-motors' ? 'city-motors' : null;
      const site = { ...settings.site, languageOf };
      return published && { ...published, settings: { ...published.settings, site } };
    };
    await notifyWatchers({ ...ports, publishedSite: asEdition });
    expect(shop.texts).toMatchObject([{ site: 'other-motors' }]);
  });

  it('and stock that one of them knew for long is no news', async () => {
    await using shop = await searchersApp(settings);
    await shop.searcher(undefined, phone, edition);
    shop.publish([...oldStock, toyota('new', 19_990)]);
    await shop.searcher([{ search: 'make_model=Kia' }], '0499999999');
    const before = await shop.app.rows(
      'SELECT car, min(seq) AS seq FROM stock_seen GROUP BY car ORDER BY car',
    );
    await merge(shop.app);
    expect(await shop.app.rows('SELECT site, car, seq FROM stock_seen ORDER BY car')).toEqual(
      before.map((row) => ({ site: 'city-motors', ...row })),
    );
    const searches = await shop.app.rows('SELECT site, asked_on, search FROM saved_searches ORDER BY search');
    expect(searches).toEqual([
      { site: 'city-motors', asked_on: 'city-motors', search: 'make_model=Kia' },
      { site: 'city-motors', asked_on: 'other-motors', search: 'make_model=Toyota' },
    ]);
  });
});
