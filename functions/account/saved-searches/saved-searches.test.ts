import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { dayMs, minuteMs, phone } from '../account-app.fixture.ts';
import { noticesHousekeeping } from '../notices/notices-housekeeping.ts';
import { notifyWatchers } from '../notices/notify-watchers.ts';
import { oldStock, searchersApp, toyota } from './searchers.fixture.ts';

const settings = demoSettings('harbourline');
const asPage = { headers: { Accept: 'text/html' } };
const formOf = (fields: Readonly<Record<string, string>>) => String(new URLSearchParams(fields));
const toyotas = { search: 'make_model=Toyota' };

describe('saving a search', () => {
  it('stores criteria, channel and consent', async () => {
    await using site = await searchersApp(settings);
    const browser = await site.searcher([]);
    const reply = await browser.post('/api/saved-searches', {
      search: '?body=SUV&make_model=Toyota&price=:30000&sortBy=latest&page=3&nonsense=1',
      channel: 'email',
      email: ' Ana@Example.com ',
    });
    const search = 'make_model=Toyota&body=SUV&price=:30000';
    expect([reply.status, await reply.json()]).toEqual([
      200,
      {
        search: {
          ...{ id: expect.any(String), search, name: 'Toyota · SUV · Under $30,000' },
          ...{ path: `/search/new-used-and-demo-cars?${search}`, channel: 'email', is_paused: false },
          ...{ saved_at: new Date(site.app.now()).toISOString(), new_cars: 0 },
        },
      },
    ]);
    expect(
      await site.app.rows('SELECT site, phone, email, consent, asked_at, stopped_at FROM search_alerts'),
    ).toEqual([
      {
        ...{
          site: 'city-motors',
          phone,
          email: 'Ana@example.com',
          asked_at: site.app.now(),
          stopped_at: null,
        },
        consent:
          'I agree that Harbourline Motor Group sends me these messages. I can stop them at any time by the link in each of them.',
      },
    ]);
  });

  it('stores the place and radius', async () => {
    await using site = await searchersApp(settings);
    const browser = await site.searcher([{ search: 'make_model=Toyota&within=50&near=4000' }]);
    const { searches } = await (await browser.ask('/api/saved-searches')).json();
    expect(searches).toMatchObject([
      {
        name: 'Toyota · Within 50 km of 4000',
        path: '/search/new-used-and-demo-cars?make_model=Toyota&near=4000&within=50',
      },
    ]);
  });

  it('again changes only the channel, in whatever order the filters come', async () => {
    await using site = await searchersApp(settings);
    const browser = await site.searcher([{ search: 'body=SUV&body=Ute&make_model=Toyota' }]);
    await Promise.all(
      Array.from({ length: 4 }, () =>
        browser.post('/api/saved-searches', { search: 'make_model=Toyota&body=Ute&body=SUV' }),
      ),
    );
    await browser.post('/api/saved-searches', {
      ...{ search: 'make_model=Toyota&body=Ute&body=SUV', channel: 'email', email: 'ana@example.com' },
    });
    const { searches } = await (await browser.ask('/api/saved-searches')).json();
    expect(searches).toMatchObject([{ channel: 'email' }]);
  });

  it('requires an address for e-mail, once', async () => {
    await using site = await searchersApp(settings);
    const browser = await site.searcher([]);
    const byMail = { ...toyotas, channel: 'email' };
    const refused = await browser.post('/api/saved-searches', byMail);
    const message = 'Please enter the e-mail address that we may write to.';
    expect([refused.status, (await refused.json()).errors]).toEqual([422, [{ field: 'email', message }]]);
    await browser.post('/api/saved-searches', { ...byMail, email: 'ana@example.com' });
    expect((await browser.post('/api/saved-searches', { ...byMail, search: 'body=SUV' })).status).toBe(200);
  });

  it('accepts only offered channels, up to the limit of searches', async () => {
    await using site = await searchersApp(settings, { saved: { channels: ['sms'], maxSearches: 2 } });
    const browser = await site.searcher([toyotas, { search: 'body=SUV' }]);
    const email = await browser.post('/api/saved-searches', {
      ...toyotas,
      channel: 'email',
      email: 'a@b.example',
    });
    expect(email.status).toBe(422);
    const full = await browser.post('/api/saved-searches', { search: 'body=Ute' });
    expect([full.status, (await full.json()).detail]).toEqual([
      409,
      'You have 2 saved searches, which is as many as we keep. Delete one first.',
    ]);
    expect((await browser.post('/api/saved-searches', toyotas)).status).toBe(200);
  });

  it('requires a session; a form returns to the search', async () => {
    await using site = await searchersApp(settings);
    const browser = site.app.browser();
    expect((await browser.post('/api/saved-searches', toyotas)).status).toBe(401);
    const page = await browser.ask('/save-search?search=make_model%3DToyota', asPage);
    expect([page.status, page.headers.get('Location')]).toEqual([
      303,
      '/sign-in?type=saved-search&redirect=%2Fsave-search%3Fsearch%3Dmake_model%253DToyota&back=%2F',
    ]);
    const own = await site.searcher([]);
    const shown = await (await own.ask('/save-search?search=make_model%3DToyota', asPage)).json();
    expect(shown).toEqual({
      name: 'save-search',
      props: { search: 'make_model=Toyota', name: 'Toyota', email: null },
    });
    const saved = await own.post('/api/saved-searches', formOf(toyotas), asPage);
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, '/watchlist#saved-searches']);
  });

  it('answers 404 when the dealer has switched it off', async () => {
    await using site = await searchersApp(settings, { saved: { show: false } });
    const browser = await site.searcher([]);
    expect((await browser.post('/api/saved-searches', toyotas)).status).toBe(404);
    expect((await browser.ask('/save-search', asPage)).status).toBe(404);
  });
});

describe('the list of saved searches', () => {
  it('counts the cars that have come in since', async () => {
    await using site = await searchersApp(settings);
    const browser = await site.searcher();
    site.publish([...oldStock, toyota('new', 19_990), toyota('sold', 19_990, { status: 'sold' })]);
    await notifyWatchers(site.notifier());
    const { searches } = await (await browser.ask('/api/saved-searches')).json();
    expect(searches).toMatchObject([{ name: 'Toyota', new_cars: 1 }]);
    const page = await (await browser.ask('/watchlist', asPage)).json();
    expect(page.props.searches).toEqual({ searches, email: null, removed: null });
  });

  it('can pause, delete and restore a search', async () => {
    await using site = await searchersApp(settings);
    const browser = await site.searcher();
    const listed = async () => (await (await browser.ask('/api/saved-searches')).json()).searches;
    const [before] = await listed();
    await browser.post('/api/saved-searches/pause', { id: before.id });
    expect(await listed()).toEqual([{ ...before, is_paused: true }]);
    await browser.post('/api/saved-searches', toyotas);
    site.app.wait(10 * minuteMs);
    await browser.post('/api/saved-searches/remove', { id: before.id });
    expect(await listed()).toEqual([]);
    const page = await (await browser.ask(`/watchlist?removed-search=${before.id}`, asPage)).json();
    expect(page.props.searches.removed).toMatchObject({ id: before.id, name: 'Toyota' });
    await browser.post('/api/saved-searches', toyotas);
    expect(await listed()).toEqual([before]);
    await browser.post('/api/saved-searches/remove', { id: before.id });
    site.app.wait(61 * minuteMs);
    await browser.post('/api/saved-searches', toyotas);
    expect(await listed()).toMatchObject([{ saved_at: new Date(site.app.now()).toISOString() }]);
  });

  it('restores a paused search as paused', async () => {
    await using site = await searchersApp(settings);
    const browser = await site.searcher();
    const listed = async () => (await (await browser.ask('/api/saved-searches')).json()).searches;
    const [{ id }] = await listed();
    for (const action of ['pause', 'remove']) await browser.post(`/api/saved-searches/${action}`, { id });
    await browser.post('/api/saved-searches', toyotas);
    expect(await listed()).toMatchObject([{ id, is_paused: true }]);
  });

  it('can be changed by its owner only', async () => {
    await using site = await searchersApp(settings);
    const browser = await site.searcher();
    const { searches } = await (await browser.ask('/api/saved-searches')).json();
    const stranger = await site.searcher([], '0487654321');
    for (const action of ['pause', 'remove'])
      await stranger.post(`/api/saved-searches/${action}`, { id: searches[0].id });
    expect(await (await browser.ask('/api/saved-searches')).json()).toEqual({ searches });
  });
});

describe('unsubscribing from saved searches', () => {
  const stopPath = (text = '') => /\/api\/watchlist\/unsubscribe\?token=[\w-]+/.exec(text)?.[0] ?? '';

  it('by the link in a message pauses all searches; each is resumed by itself', async () => {
    await using site = await searchersApp(settings);
    const browser = await site.searcher([toyotas, { search: 'body=SUV' }]);
    site.publish([...oldStock, toyota('new', 19_990)]);
    await notifyWatchers(site.notifier());
    const path = stopPath(site.texts[0]?.text);
    const asked = await (await site.app.browser().ask(path, asPage)).json();
    expect(asked.props).toEqual({ state: 'ask', about: 'searches', action: path });
    const done = await (await site.app.browser().post(path, '', asPage)).json();
    expect(done.props).toMatchObject({ state: 'done', about: 'searches' });
    await browser.post('/api/saved-searches', toyotas);
    const { searches } = await (await browser.ask('/api/saved-searches')).json();
    const paused = searches.map(({ is_paused }: { is_paused: boolean }) => is_paused);
    expect(paused.sort()).toEqual([false, true]);
  });

  it("by the link in a message ends those of the dealer's sites in other languages", async () => {
    await using site = await searchersApp({
      ...settings,
      site: { ...settings.site, languageOf: 'city-motors' },
    });
    await site.searcher();
    await site.searcher(undefined, phone, 'http://other-motors.localhost:4321');
    site.publish([...oldStock, toyota('new', 19_990)]);
    await notifyWatchers(site.notifier());
    await site.app.browser().post(stopPath(site.texts[0]?.text), '', asPage);
    expect(await site.app.rows('SELECT stopped_by FROM search_alerts')).toEqual([{ stopped_by: 'link' }]);
  });

  it('happens with the form that ends all marketing', async () => {
    await using site = await searchersApp(settings);
    await site.searcher();
    await site.app.browser().post('/api/unsubscribe', { contact: phone, idempotency_key: 'a-key-of-a-test' });
    expect(await site.app.rows('SELECT stopped_by FROM search_alerts')).toEqual([{ stopped_by: 'shopper' }]);
  });

  it('happens with deleting the account: nothing is left', async () => {
    await using site = await searchersApp(settings);
    const browser = await site.searcher();
    site.publish([...oldStock, toyota('new', 19_990)]);
    await notifyWatchers(site.notifier());
    await browser.post('/api/account/delete', { confirm: 'true' });
    for (const table of ['saved_searches', 'search_alerts', 'search_told', 'watch_messages'])
      expect(await site.app.rows(`SELECT * FROM ${table}`), table).toEqual([]);
  });
});

it('expired rows are deleted; subscriptions and unsubscriptions are kept', async () => {
  await using site = await searchersApp(settings);
  const browser = await site.searcher();
  site.publish([...oldStock, toyota('new', 19_990)]);
  await notifyWatchers(site.notifier());
  const { searches } = await (await browser.ask('/api/saved-searches')).json();
  await browser.post('/api/saved-searches/remove', { id: searches[0].id });
  const counts = async (afterDays: number) => {
    await site.app.database.transact(noticesHousekeeping(site.app.now() + afterDays * dayMs));
    const [row] = await site.app.rows(`SELECT
      (SELECT count(*) FROM saved_searches) AS searches, (SELECT count(*) FROM search_told) AS told,
      (SELECT count(*) FROM stock_seen) AS seen, (SELECT count(*) FROM search_alerts) AS alerts`);
    return row;
  };
  expect(await counts(0)).toEqual({ searches: 1, told: 1, seen: 3, alerts: 1 });
  expect(await counts(2)).toEqual({ searches: 0, told: 1, seen: 3, alerts: 1 });
  expect(await counts(401)).toEqual({ searches: 0, told: 0, seen: 3, alerts: 1 });
  expect(await counts(1096)).toEqual({ searches: 0, told: 0, seen: 0, alerts: 1 });
});
