import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { OutdatedPublication } from '../ports/published-site.ts';
import { accountApp, phone } from './account-app.fixture.ts';
import { notifyWatchers } from './notices/notify-watchers.ts';
import { cheaper, hilux, watchersApp } from './notices/watchers.fixture.ts';
import { oldStock, searchersApp, toyota } from './saved-searches/searchers.fixture.ts';

const base = demoSettings('harbourline');
const site = { ...base.site, url: 'https://www.city-motors.example', languageOf: 'city-motors' };
const settings = { ...base, site };
const edition = 'http://other-motors.localhost:4321';
const car = aVehicle({ id: '7', slug: 'corolla-7' });
const enquiry = {
  ...{ form: 'enquiry', name: 'Ada', email: 'ada@example.com', phone, message: 'Hello' },
  ...{ postcode: '4000', location: 'gc', category: 'General Enquiry', terms_conditions: true },
};

describe("an account on the dealer's sites in two languages", () => {
  it('is the same: details, saved cars and enquiries', async () => {
    await using app = await accountApp(settings, { vehicles: [car] });
    const [here, there] = [app.browser(), app.browser(edition)];
    await here.signIn();
    await here.post('/api/account/details', { first_name: 'Ada', email: 'ada@example.com' });
    await here.post('/api/watchlist/save-car', { phone_number: phone, car_id: car.id });
    await here.post('/api/leads', { ...enquiry, car_slug: car.slug });
    await there.signIn();
    expect(await (await there.ask('/api/account')).json()).toMatchObject({ first_name: 'Ada' });
    expect((await (await there.ask('/api/watchlist')).json()).cars).toMatchObject([{ car_id: car.id }]);
    const { enquiries } = await (await there.ask('/api/account/enquiries')).json();
    expect(enquiries).toHaveLength(1);
    const opened = await there.ask(enquiries[0].path);
    expect(opened.headers.get('Location')).toMatch(
      /^https:\/\/www\.city-motors\.example\/api\/leads\/token-\d+$/,
    );
    const receipt = new URL(opened.headers.get('Location') ?? '').pathname;
    expect((await app.browser().ask(receipt)).status).toBe(200);
    await there.post('/api/watchlist/remove-car', { phone_number: phone, car_id: car.id });
    expect((await (await here.ask('/api/watchlist')).json()).cars).toEqual([]);
  });

  it('needs a sign-in on each host, and ends everywhere at once', async () => {
    await using app = await accountApp(settings);
    const [here, there] = [app.browser(), app.browser(edition)];
    await here.signIn();
    expect(await there.isSignedIn()).toBe(false);
    await there.signIn();
    await here.post('/api/account/sign-out', {});
    expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([false, true]);
    await here.signIn();
    await here.post('/api/account/sign-out', { everywhere: true });
    expect(await there.isSignedIn()).toBe(false);
  });

  it('has one code and one limit of codes', async () => {
    await using app = await accountApp(settings);
    const { burst } = settings.account.code.perPhone;
    for (let sent = 0; sent < burst; sent += 1) await app.browser().post('/api/account/code', { phone });
    expect((await app.browser(edition).post('/api/account/code', { phone })).status).toBe(429);
    const there = app.browser(edition);
    await there.post('/api/account/verify', { phone, code: app.messages.at(-1)?.code });
    expect(await there.isSignedIn()).toBe(true);
  });

  it('gets messages about saved cars in the language in which they were last asked for', async () => {
    await using shop = await watchersApp(settings);
    await shop.watcher();
    const there = shop.app.browser(edition);
    await there.signIn();
    await there.post('/api/watchlist/notices', { channel: 'sms', price_drops: true, sold: true });
    shop.publish([cheaper, hilux]);
    await notifyWatchers(shop.notifier());
    expect(shop.texts).toMatchObject([{ site: 'other-motors' }]);
    shop.publish([cheaper]);
    const here = shop.app.browser();
    await here.signIn();
    await here.post('/api/watchlist/notices', { channel: 'sms', sold: true });
    shop.publish([]);
    await notifyWatchers(shop.notifier());
    // The day's limit counts messages in all languages.
    expect(shop.texts).toHaveLength(settings.account.watchlist.notices.maxPerDay);
    shop.app.wait(24 * 3_600_000);
    await notifyWatchers(shop.notifier());
    expect(shop.texts).toMatchObject([{ site: 'other-motors' }, { site: 'city-motors' }]);
    const stop = shop.stopPath(shop.texts[0]?.text ?? '');
    expect((await shop.app.browser().post(stop, '')).status).toBe(200);
    expect(await shop.app.rows('SELECT stopped_by FROM watch_notices')).toEqual([{ stopped_by: 'link' }]);
  });

  it.each([
    ['on the main site once its language is taken away', 1, [{ site: 'city-motors' }]],
    ['on neither while another server may have its language', 2, []],
  ])('gets messages %s', async (_, languageCount, told) => {
    await using shop = await watchersApp(settings);
    await shop.watcher(undefined, phone, edition);
    shop.publish([cheaper, hilux]);
    const { publishedSite, listSites, ...ports } = shop.notifier();
    const language = { name: 'English', locale: 'en-AU', url: 'https://www.city-motors.example' };
    const languages = Array.from({ length: languageCount }, () => language);
    const withoutEdition = {
      ...ports,
      listSites: async () => (await listSites()).filter(({ slug }) => slug !== 'other-motors'),
      publishedSite: async (slug: string) => {
        const published = slug === 'other-motors' ? null : await publishedSite(slug);
        if (published === null) return null;
        const own = { ...published.settings.site, languages };
        return { ...published, settings: { ...published.settings, site: own } };
      },
    };
    await notifyWatchers(withoutEdition);
    expect(shop.texts).toMatchObject(told);
  });

  it('gets messages about a saved search in the language of the site where it was saved', async () => {
    await using shop = await searchersApp(settings, { saved: { maxPerDay: 5 } });
    const here = await shop.searcher([{ search: 'make_model=Toyota' }]);
    await shop.searcher([{ search: 'make_model=Kia' }], phone, edition);
    const { searches } = await (await here.ask('/api/saved-searches')).json();
    expect(searches).toMatchObject([{ new_cars: 0 }, { new_cars: 0 }]);
    const rio = toyota('rio-2', 9990, { make: 'Kia', model: 'Rio' });
    shop.publish([...oldStock, toyota('new', 19_990), rio]);
    await notifyWatchers(shop.notifier());
    await notifyWatchers(shop.notifier());
    expect(shop.texts.map((text) => text.site).sort()).toEqual(['city-motors', 'other-motors']);
  });

  it('hears of new cars once the site in its language has them', async () => {
    await using shop = await searchersApp(settings);
    await shop.searcher(undefined, phone, edition);
    const { publishedSite, ...ports } = shop.notifier();
    const older = async (slug: string) => {
      const published = await publishedSite(slug);
      return published && { ...published, stockAtMs: published.stockAtMs - Number(slug === 'other-motors') };
    };
    shop.publish([...oldStock, toyota('new', 19_990)]);
    await notifyWatchers({ ...ports, publishedSite: older });
    expect(shop.texts).toEqual([]);
    await notifyWatchers({ ...ports, publishedSite });
    expect(shop.texts).toMatchObject([{ site: 'other-motors' }]);
  });

  it('hears of new cars once, also while the main site is being updated, which is no error', async () => {
    await using shop = await searchersApp(settings);
    await shop.searcher(undefined, phone, edition);
    const { publishedSite, ...ports } = shop.notifier();
    const updating = (slug: string) =>
      slug === 'city-motors' ? Promise.reject(new OutdatedPublication('Build it.')) : publishedSite(slug);
    shop.publish([...oldStock, toyota('new', 19_990)]);
    await notifyWatchers({ ...ports, publishedSite: updating });
    expect([shop.texts, shop.errors]).toMatchObject([[{ site: 'other-motors' }], []]);
    await notifyWatchers({ ...ports, publishedSite });
    expect(shop.texts).toHaveLength(1);
  });

  it('hears of new cars where the host serves only the site in its language', async () => {
    await using shop = await searchersApp(settings);
    await shop.searcher(undefined, phone, edition);
    const { publishedSite, ...ports } = shop.notifier();
    const alone = async (slug: string) => (slug === 'city-motors' ? null : publishedSite(slug));
    shop.publish([...oldStock, toyota('new', 19_990)]);
    await notifyWatchers({ ...ports, publishedSite: alone });
    expect([shop.texts, shop.errors]).toMatchObject([[{ site: 'other-motors' }], []]);
  });
});
