import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { phone } from '../account-app.fixture.ts';
import { notifyWatchers } from './notify-watchers.ts';
import { cheaper, hilux, watchersApp } from './watchers.fixture.ts';

const settings = demoSettings('harbourline');

const formOf = (fields: Readonly<Record<string, string>>) => String(new URLSearchParams(fields));
const asPage = { headers: { Accept: 'text/html' } };
const stopNotices = (state: string, action: string) => ({
  name: 'stop-notices',
  props: { state, about: 'cars', action },
});

describe('subscribing to messages about saved cars', () => {
  it('stores the consent with its words and time', async () => {
    await using site = await watchersApp(settings);
    const browser = await site.watcher(null);
    const reply = await browser.post('/api/watchlist/notices', {
      price_drops: true,
      channel: 'email',
      email: ' ana@Example.COM ',
    });
    expect([reply.status, await reply.json()]).toEqual([200, { notices: 'on' }]);
    expect(
      await site.app.rows(
        'SELECT site, phone, channel, email, price_drops, sold, consent, asked_at, stopped_at FROM watch_notices',
      ),
    ).toEqual([
      {
        site: 'city-motors',
        phone,
        channel: 'email',
        email: 'ana@example.com',
        price_drops: 1,
        sold: 0,
        consent:
          'I agree that Harbourline Motor Group sends me these messages. I can stop them at any time by the link in each of them.',
        asked_at: site.app.now(),
        stopped_at: null,
      },
    ]);
  });

  it('is off by default, and ends when nothing is ticked', async () => {
    await using site = await watchersApp(settings);
    const silent = await site.watcher(null);
    const asked = await site.watcher(undefined, '0487654321');
    const off = await asked.post('/api/watchlist/notices', { channel: 'sms' });
    expect(await off.json()).toEqual({ notices: 'off' });
    expect((await silent.post('/api/watchlist/notices', {})).status).toBe(200);
    site.publish([cheaper, hilux]);
    await notifyWatchers(site.notifier());
    expect(site.texts).toEqual([]);
  });

  it.each([
    [{ price_drops: true, channel: 'email' }, 'Please enter the e-mail address that we may write to.'],
    [
      { sold: true, channel: 'email', email: 'ana@' },
      'Please enter an e-mail address, such as name@example.com.',
    ],
  ])('requires a valid address for e-mail: %j', async (asked, message) => {
    await using site = await watchersApp(settings);
    const reply = await (await site.watcher(null)).post('/api/watchlist/notices', asked);
    expect([reply.status, (await reply.json()).errors]).toEqual([422, [{ field: 'email', message }]]);
    expect(await site.app.rows('SELECT * FROM watch_notices')).toEqual([]);
  });

  it('requires a session, by script or by form', async () => {
    await using site = await watchersApp(settings);
    const browser = site.app.browser();
    const asked = { price_drops: 'true', channel: 'sms' };
    expect((await browser.post('/api/watchlist/notices', asked)).status).toBe(401);
    const page = await browser.post('/api/watchlist/notices', formOf(asked), asPage);
    expect([page.status, page.headers.get('Location')]).toEqual([
      303,
      '/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2F',
    ]);
    const own = await (await site.watcher(null)).post('/api/watchlist/notices', formOf(asked), asPage);
    expect([own.status, own.headers.get('Location')]).toEqual([303, '/watchlist?notices=on#notices']);
  });

  it('accepts only channels that the dealer offers', async () => {
    await using site = await watchersApp(settings, { notices: { channels: ['email'] } });
    const reply = await (await site.watcher(null)).post('/api/watchlist/notices', {
      sold: true,
      channel: 'sms',
    });
    expect(reply.status).toBe(422);
  });

  it('answers 404 when the dealer has switched it off', async () => {
    await using site = await watchersApp(settings, { notices: { show: false } });
    const reply = await (await site.watcher(null)).post('/api/watchlist/notices', { sold: true });
    expect(reply.status).toBe(404);
  });
});

describe('the unsubscribe link in a message', () => {
  it('asks for confirmation, unsubscribes for good, and needs no session', async () => {
    await using site = await watchersApp(settings);
    await site.watcher();
    site.publish([cheaper, hilux]);
    await notifyWatchers(site.notifier());
    const path = site.stopPath(site.texts[0]?.text ?? '');
    const stranger = site.app.browser();
    const asking = await stranger.ask(path);
    const pageOf = async (reply: Response) => [reply.status, await reply.json()];
    expect(await pageOf(asking)).toEqual([200, stopNotices('ask', path)]);
    expect(await site.app.rows('SELECT stopped_at FROM watch_notices')).toEqual([{ stopped_at: null }]);

    const stopped = await stranger.post(path, formOf({}), asPage);
    expect(await pageOf(stopped)).toEqual([200, stopNotices('done', path)]);
    site.publish([{ ...cheaper, price: 20_000 }]);
    site.app.wait(48 * 3_600_000);
    await notifyWatchers(site.notifier());
    expect(site.texts).toHaveLength(1);
  });

  it('supports one-click unsubscribe of mail programs (RFC 8058), idempotently', async () => {
    await using site = await watchersApp(settings);
    await site.watcher();
    site.publish([cheaper, hilux]);
    await notifyWatchers(site.notifier());
    const path = site.stopPath(site.texts[0]?.text ?? '');
    const program = site.app.browser();
    expect((await program.post(path, 'List-Unsubscribe=One-Click')).status).toBe(200);
    const [first] = await site.app.rows('SELECT stopped_at, stopped_by FROM watch_notices');
    site.app.wait(1000);
    expect((await program.post(path, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await site.app.rows('SELECT stopped_at, stopped_by FROM watch_notices')).toEqual([first]);
    expect(first).toMatchObject({ stopped_by: 'link' });
  });

  it.each([
    [
      'forged',
      (path: string) => path.replace(/token=./, (start) => (start.endsWith('t') ? 'token=u' : 'token=t')),
    ],
    ['cut off', (path: string) => path.slice(0, -1)],
    ['empty', (path: string) => path.replace(/=.*/, '=')],
    ['nobody’s', (path: string) => path.replace(/\?.*/, '')],
  ])('does nothing when the token is %s', async (_, change) => {
    await using site = await watchersApp(settings);
    await site.watcher();
    site.publish([cheaper, hilux]);
    await notifyWatchers(site.notifier());
    const path = change(site.stopPath(site.texts[0]?.text ?? ''));
    const stranger = site.app.browser();
    const reply = await stranger.ask(path);
    expect([reply.status, await reply.json()]).toEqual([404, stopNotices('unknown', path)]);
    expect((await stranger.post(path, formOf({}), asPage)).status).toBe(404);
    expect(await site.app.rows('SELECT stopped_at FROM watch_notices')).toEqual([{ stopped_at: null }]);
  });

  it("ends the messages of the dealer's sites in other languages", async () => {
    await using site = await watchersApp({
      ...settings,
      site: { ...settings.site, languageOf: 'city-motors' },
    });
    await site.watcher();
    await site.watcher(undefined, phone, 'http://other-motors.localhost:4321');
    site.publish([cheaper, hilux]);
    await notifyWatchers(site.notifier());
    await site.app.browser().post(site.stopPath(site.texts[0]?.text ?? ''), formOf({}));
    expect(await site.app.rows('SELECT stopped_by FROM watch_notices')).toEqual([{ stopped_by: 'link' }]);
  });

  it('does nothing at another dealer', async () => {
    await using site = await watchersApp(settings);
    await site.watcher();
    await site.watcher(undefined, phone, 'http://other-motors.localhost:4321');
    site.publish([cheaper, hilux]);
    await notifyWatchers(site.notifier());
    const here = site.texts.find((text) => text.site === 'city-motors')?.text ?? '';
    const there = site.app.browser('http://other-motors.localhost:4321');
    expect((await there.post(site.stopPath(here), formOf({}))).status).toBe(404);
    expect(await site.app.rows('SELECT stopped_at FROM watch_notices')).toEqual([
      { stopped_at: null },
      { stopped_at: null },
    ]);
  });

  it('still works after subscribing again, and when the dealer has switched messages off', async () => {
    await using site = await watchersApp(settings);
    const browser = await site.watcher();
    site.publish([cheaper, hilux]);
    await notifyWatchers(site.notifier());
    const path = site.stopPath(site.texts[0]?.text ?? '');
    await site.app.browser().post(path, formOf({}));
    await browser.post('/api/watchlist/notices', { price_drops: true, channel: 'sms' });
    site.publish([{ ...cheaper, price: 20_000 }, hilux]);
    site.app.wait(24 * 3_600_000);
    await notifyWatchers(site.notifier());
    expect(site.texts).toHaveLength(2);
    expect(site.stopPath(site.texts[1]?.text ?? '')).toBe(path);
    expect((await site.app.browser().post(path, formOf({}))).status).toBe(200);
  });
});
