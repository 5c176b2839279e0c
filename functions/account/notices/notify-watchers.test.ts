import { describe, expect, it } from 'vitest';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { MailMessage } from '../../ports/mail.ts';
import type { TextMessage } from '../../ports/text-messages.ts';
import { writeReport } from '../../vehicle/status/status-reports.ts';
import { dayMs, minuteMs, phone } from '../account-app.fixture.ts';
import { notifyWatchers } from './notify-watchers.ts';
import { byMail, cheaper, corolla, hilux, watchersApp } from './watchers.fixture.ts';

const settings = demoSettings('harbourline');

const wordsOf = (texts: readonly TextMessage[]) =>
  texts.map(({ text }) => text.replace(/^Harbourline Motor Group: (.*) Your list: .*$/s, '$1'));

/** A service that accepts a message and never answers, as if the process was killed meanwhile. */
function neverBack<Message>() {
  const sent: Message[] = [];
  const { promise: isSent, resolve } = Promise.withResolvers<void>();
  const send = (message: Message) => {
    sent.push(message);
    resolve();
    return new Promise<never>(() => undefined);
  };
  return { sent, isSent, send };
}

describe('a message about saved cars', () => {
  it.each<[string, readonly Vehicle[], string[]]>([
    ['nothing', [corolla, hilux], []],
    ['a drop', [cheaper, hilux], ['2021 Toyota Corolla is $1,000 less, now $24,990.']],
    ['a rise', [{ ...corolla, price: 26_990 }, hilux], []],
    ['a sale', [{ ...corolla, status: 'sold' }, hilux], ['2021 Toyota Corolla has been sold.']],
    ['that it has gone', [hilux], ['2021 Toyota Corolla is no longer for sale.']],
    ['a reservation', [{ ...corolla, isReserved: true }, hilux], []],
    [
      'two changes in one message',
      [cheaper, { ...hilux, status: 'sold' }],
      ['2021 Toyota Corolla is $1,000 less, now $24,990. 2020 Toyota HiLux has been sold.'],
    ],
  ])('%s', async (_, stock, texts) => {
    await using site = await watchersApp(settings);
    await site.watcher();
    site.publish(stock);
    await notifyWatchers(site.notifier());
    expect(wordsOf(site.texts)).toEqual(texts);
  });

  it.each([
    [1, "on the dealer's sites in all languages together", 'city-motors'],
    [2, 'at another dealer, too', null],
  ])('comes %i time %s', async (count, _, languageOf) => {
    await using site = await watchersApp({ ...settings, site: { ...settings.site, languageOf } });
    await site.watcher();
    await site.watcher(undefined, phone, 'http://other-motors.localhost:4321');
    site.publish([cheaper, hilux]);
    await notifyWatchers(site.notifier());
    await notifyWatchers(site.notifier());
    expect(site.texts).toHaveLength(count);
  });

  it("tells of a change on the site that was asked for it, among the dealer's sites", async () => {
    await using site = await watchersApp({
      ...settings,
      site: { ...settings.site, languageOf: 'city-motors' },
    });
    await site.watcher({ channel: 'sms', sold: true });
    await site.watcher({ channel: 'sms', price_drops: true }, phone, 'http://other-motors.localhost:4321');
    site.publish([cheaper, hilux]);
    await notifyWatchers(site.notifier());
    expect(site.texts).toMatchObject([{ site: 'other-motors' }]);
  });

  it('names the dealer, the watchlist and how to unsubscribe', async () => {
    await using site = await watchersApp(settings);
    await site.watcher();
    site.publish([cheaper, hilux]);
    await notifyWatchers(site.notifier());
    const [{ text, ...to } = { text: '' }] = site.texts;
    expect(to).toEqual({ site: 'city-motors', dealer: 'Harbourline Motor Group', to: phone });
    expect(text).toMatch(
      /^Harbourline Motor Group: .* Your list: https:\/\/www\.harbourline\.example\/watchlist To stop, reply STOP or: https:\/\/www\.harbourline\.example\/api\/watchlist\/unsubscribe\?token=\S+$/,
    );
  });

  it('lists as many cars as configured, and counts the others', async () => {
    await using site = await watchersApp(settings, { notices: { maxCars: 1 } });
    await site.watcher();
    site.publish([cheaper, { ...hilux, price: 30_000 }]);
    await notifyWatchers(site.notifier());
    expect(wordsOf(site.texts)).toEqual([
      expect.stringMatching(/ less, .* One more of your cars has changed\.$/),
    ]);
  });

  it('contains only the subscribed kinds of changes', async () => {
    await using site = await watchersApp(settings);
    await site.watcher({ channel: 'sms', sold: true });
    site.publish([cheaper, { ...hilux, status: 'sold' }]);
    await notifyWatchers(site.notifier());
    expect(wordsOf(site.texts)).toEqual(['2020 Toyota HiLux has been sold.']);
  });

  it('does not contain changes from before the subscription, which the page showed', async () => {
    await using site = await watchersApp(settings);
    const browser = await site.watcher(null);
    site.publish([cheaper, hilux]);
    await browser.post('/api/watchlist/notices', { channel: 'sms', price_drops: true });
    await notifyWatchers(site.notifier());
    expect(site.texts).toEqual([]);
    site.publish([{ ...corolla, price: 23_990 }, hilux]);
    await notifyWatchers(site.notifier());
    expect(wordsOf(site.texts)).toEqual(['2021 Toyota Corolla is $1,000 less, now $23,990.']);
  });

  it('does not contain changes from before a renewed subscription', async () => {
    await using site = await watchersApp(settings);
    const browser = await site.watcher({ channel: 'sms', price_drops: true });
    site.publish([corolla, { ...hilux, status: 'sold' }]);
    await browser.post('/api/watchlist/notices', { channel: 'sms', price_drops: true, sold: true });
    await notifyWatchers(site.notifier());
    expect(site.texts).toEqual([]);
    site.publish([
      { ...corolla, status: 'sold' },
      { ...hilux, status: 'sold' },
    ]);
    await notifyWatchers(site.notifier());
    expect(wordsOf(site.texts)).toEqual(['2021 Toyota Corolla has been sold.']);
  });

  it('is not sent by a channel that the dealer no longer offers', async () => {
    await using site = await watchersApp(settings);
    await site.watcher();
    site.publish([cheaper, hilux]);
    const { account } = site.app.settings;
    const notices = { ...account.watchlist.notices, channels: ['email' as const] };
    const mailOnly = { ...account, watchlist: { ...account.watchlist, notices } };
    const { publishedSite } = site.notifier();
    await notifyWatchers(
      site.notifier({
        publishedSite: async (slug) => {
          const published = await publishedSite(slug);
          return published && { ...published, settings: { ...published.settings, account: mailOnly } };
        },
      }),
    );
    expect(await site.app.rows('SELECT id FROM watch_messages')).toEqual([]);
    await notifyWatchers(site.notifier());
    expect(site.texts).toHaveLength(1);
  });

  it('is sent once, through any number of rounds and builds', async () => {
    await using site = await watchersApp(settings, { notices: { maxPerDay: 10 } });
    await site.watcher();
    for (const stock of [
      [cheaper, hilux],
      [corolla, hilux],
      [cheaper, hilux],
    ]) {
      site.publish(stock);
      for (let round = 0; round < 3; round += 1) {
        await notifyWatchers(site.notifier());
        site.app.wait(5 * minuteMs);
      }
    }
    expect(site.texts).toHaveLength(1);
  });

  it('is sent for a status report of the dealer’s system, before any build', async () => {
    await using site = await watchersApp(settings);
    await site.watcher();
    await writeReport(
      site.app.database,
      { site: 'city-motors', car: '8' },
      { status: 'sold', reserved: false, price: null, atMs: site.app.now() },
    );
    await notifyWatchers(site.notifier());
    expect(wordsOf(site.texts)).toEqual(['2020 Toyota HiLux has been sold.']);
  });

  it('is not sent for a removed car, and starts afresh for one saved again', async () => {
    await using site = await watchersApp(settings);
    const browser = await site.watcher();
    const car = { phone_number: phone, car_id: '7' };
    await browser.post('/api/watchlist/remove-car', car);
    site.publish([cheaper, hilux]);
    await notifyWatchers(site.notifier());
    expect(site.texts).toEqual([]);
    await browser.post('/api/watchlist/save-car', car);
    await notifyWatchers(site.notifier());
    expect(wordsOf(site.texts)).toEqual(['2021 Toyota Corolla is $1,000 less, now $24,990.']);
  });
});

describe('the frequency of messages', () => {
  it('is at most one a day: further changes wait for the next', async () => {
    await using site = await watchersApp(settings);
    await site.watcher();
    site.publish([cheaper, hilux]);
    await notifyWatchers(site.notifier());
    site.publish([cheaper, { ...hilux, status: 'sold' }]);
    await notifyWatchers(site.notifier());
    expect(site.texts).toHaveLength(1);
    site.app.wait(dayMs);
    await notifyWatchers(site.notifier());
    expect(wordsOf(site.texts).slice(1)).toEqual(['2020 Toyota HiLux has been sold.']);
  });

  it('can be set by the dealer', async () => {
    await using site = await watchersApp(settings, { notices: { maxPerDay: 2 } });
    await site.watcher();
    for (const price of [24_000, 23_000, 22_000]) {
      site.publish([{ ...corolla, price }, hilux]);
      await notifyWatchers(site.notifier());
    }
    expect(site.texts).toHaveLength(2);
  });

  it('respects quiet hours in the dealer’s time zone', async () => {
    // The tests start at 20:00 in Brisbane.
    await using site = await watchersApp(settings, { hasNights: true });
    await site.watcher();
    site.publish([cheaper, hilux]);
    for (let hour = 0; hour < 12; hour += 1) {
      await notifyWatchers(site.notifier());
      expect(site.texts, `${hour} hours later`).toEqual([]);
      site.app.wait(60 * minuteMs);
    }
    await notifyWatchers(site.notifier());
    expect(site.texts).toHaveLength(1);
  });

  it('respects quiet hours in Perth, where a dealer in Brisbane has a branch', async () => {
    const branches = settings.locations.locations.map((branch, index) =>
      index === 0 ? { ...branch, timeZone: 'Australia/Perth' } : branch,
    );
    const locations = { ...settings.locations, locations: branches };
    await using site = await watchersApp({ ...settings, locations }, { hasNights: true });
    await site.watcher();
    site.publish([cheaper, hilux]);
    const hourly: number[] = [];
    for (let hour = 0; hour < 15; hour += 1) {
      await notifyWatchers(site.notifier());
      hourly.push(site.texts.length);
      site.app.wait(60 * minuteMs);
    }
    // 8:00 in Brisbane, twelve hours later, is 6:00 in Perth.
    expect(hourly).toEqual([...Array.from({ length: 14 }, () => 0), 1]);
  });

  it('come on all days even if it is always quiet at one branch or another', async () => {
    const branches = settings.locations.locations.map((branch, index) => ({
      ...branch,
      timeZone: index === 0 ? 'Australia/Perth' : 'Australia/Brisbane',
    }));
    const locations = { ...settings.locations, locations: branches };
    const notices = { quietFrom: '10:00', quietUntil: '09:00' };
    await using site = await watchersApp({ ...settings, locations }, { notices });
    await site.watcher();
    site.publish([cheaper, hilux]);
    const sent: number[] = [];
    for (let hour = 0; hour < 24; hour += 1) {
      await notifyWatchers(site.notifier());
      sent.push(site.texts.length);
      site.app.wait(60 * minuteMs);
    }
    // The tests start at 20:00 in Brisbane, so 9:00 there is thirteen hours later.
    expect(sent.indexOf(1)).toBe(13);
  });
});

describe('concurrent processes', () => {
  it('send each message once', async () => {
    await using site = await watchersApp(settings);
    const numbers = ['0412345678', '0412345679', '0412345680'];
    for (const number of numbers) await site.watcher(undefined, number);
    site.publish([cheaper, { ...hilux, status: 'sold' }]);
    await Promise.all(Array.from({ length: 6 }, () => notifyWatchers(site.notifier())));
    expect(site.texts.map(({ to }) => to).sort()).toEqual(numbers);
    expect(new Set(wordsOf(site.texts)).size).toBe(1);
  });

  it('send nothing twice when one is killed after sending a text message', async () => {
    await using site = await watchersApp(settings);
    await site.watcher();
    site.publish([cheaper, hilux]);
    const { sent, isSent, send } = neverBack<TextMessage>();
    void notifyWatchers(site.notifier({ textMessages: { send } }));
    await isSent;
    for (const waitMs of [0, 2 * minuteMs, dayMs]) {
      site.app.wait(waitMs);
      await notifyWatchers(site.notifier());
    }
    expect([sent.length, site.texts.length]).toEqual([1, 0]);
  });

  it('retry an e-mail under its key, by which the service deduplicates', async () => {
    await using site = await watchersApp(settings);
    await site.watcher(byMail);
    site.publish([cheaper, hilux]);
    const { sent, isSent, send } = neverBack<MailMessage>();
    void notifyWatchers(site.notifier({ mail: { send } }));
    await isSent;
    await notifyWatchers(site.notifier());
    expect(site.mails).toEqual([]);
    site.app.wait(2 * minuteMs);
    await notifyWatchers(site.notifier());
    expect(site.mails).toEqual(sent);
    expect(sent).toMatchObject([{ replyTo: settings.site.email }]);
  });

  it('drop messages whose shopper has unsubscribed since', async () => {
    await using site = await watchersApp(settings);
    const browser = await site.watcher();
    site.publish([cheaper, hilux]);
    await notifyWatchers(site.killedBeforeSending());
    expect(await site.app.rows('SELECT state FROM watch_messages')).toEqual([{ state: 'waiting' }]);
    await browser.post('/api/watchlist/notices', {});
    await notifyWatchers(site.notifier());
    expect(await site.app.rows('SELECT state FROM watch_messages')).toEqual([{ state: 'dropped' }]);
    expect(site.texts).toEqual([]);
  });
});

describe('a failure', () => {
  it('at one dealer does not stop the others', async () => {
    await using site = await watchersApp(settings);
    await site.watcher();
    await site.watcher(undefined, phone, 'http://other-motors.localhost:4321');
    site.publish([cheaper, hilux]);
    const { publishedSite } = site.notifier();
    const broken = site.notifier({
      publishedSite: (slug) =>
        slug === 'city-motors' ? Promise.reject(new Error('It cannot be read.')) : publishedSite(slug),
    });
    await notifyWatchers(broken);
    expect(site.texts.map((text) => text.site)).toEqual(['other-motors']);
    expect(site.errors.map(String)).toEqual(['Error: It cannot be read.']);
  });
});
