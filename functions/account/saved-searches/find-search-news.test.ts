import { describe, expect, it } from 'vitest';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { TextMessage } from '../../ports/text-messages.ts';
import { writeReport } from '../../vehicle/status/status-reports.ts';
import { dayMs, minuteMs, phone } from '../account-app.fixture.ts';
import { notifyWatchers } from '../notices/notify-watchers.ts';
import { kia, oldStock, searchersApp, toyota } from './searchers.fixture.ts';

const settings = demoSettings('harbourline');

const wordsOf = (texts: readonly TextMessage[]) =>
  texts.map(({ text }) => text.replace(/^Harbourline Motor Group: (.*) Your search: .*$/s, '$1'));
const cheaper = toyota('first', 24_990);

describe('a message about saved searches', () => {
  it.each<[string, readonly Vehicle[], string[]]>([
    ['nothing', oldStock, []],
    [
      'a car that has come in',
      [...oldStock, toyota('new', 19_990)],
      ['2021 Toyota new has come in, $19,990.'],
    ],
    ['one without a price', [...oldStock, toyota('new', null)], ['2021 Toyota new has come in.']],
    ['a lower price', [cheaper, kia], ['2021 Toyota first is $1,000 less, now $24,990.']],
    ['no higher price', [toyota('first', 26_990), kia], []],
    ['no car of another make', [...oldStock, { ...kia, id: 'rio-2', slug: 'rio-2' }], []],
    ['no sold car', [...oldStock, toyota('new', 19_990, { status: 'sold' })], []],
    ['no reserved car', [...oldStock, toyota('new', 19_990, { isReserved: true })], []],
    ['no lower price of a reserved car', [{ ...cheaper, isReserved: true }, kia], []],
    [
      'two cars in one message',
      [cheaper, kia, toyota('new', 19_990)],
      ['2021 Toyota first is $1,000 less, now $24,990. 2021 Toyota new has come in, $19,990.'],
    ],
    [
      'how many more there are',
      [...oldStock, ...['a', 'b', 'c', 'd'].map((id) => toyota(id, 19_990))],
      [
        '2021 Toyota a has come in, $19,990. 2021 Toyota b has come in, $19,990. 2021 Toyota c has come in, $19,990. One more has come in or is cheaper.',
      ],
    ],
  ])('%s', async (_, stock, told) => {
    await using site = await searchersApp(settings);
    await site.searcher();
    site.publish(stock);
    await notifyWatchers(site.notifier());
    expect(wordsOf(site.texts)).toEqual(told);
    await notifyWatchers(site.notifier());
    expect([site.texts.length, site.errors]).toEqual([told.length, []]);
  });

  it.each([
    [1, "on the dealer's sites in all languages together", 'city-motors'],
    [2, 'at another dealer, too', null],
  ])('comes %i time %s', async (count, _, languageOf) => {
    await using site = await searchersApp({ ...settings, site: { ...settings.site, languageOf } });
    await site.searcher();
    await site.searcher(undefined, phone, 'http://other-motors.localhost:4321');
    site.publish([...oldStock, toyota('new', 19_990)]);
    await notifyWatchers(site.notifier());
    await notifyWatchers(site.notifier());
    expect(site.texts).toHaveLength(count);
  });

  it('names the search and how to unsubscribe, as a text message', async () => {
    await using site = await searchersApp(settings);
    await site.searcher();
    site.publish([...oldStock, toyota('new', 19_990)]);
    await notifyWatchers(site.notifier());
    expect(site.texts).toEqual([
      {
        ...{ site: 'city-motors', dealer: 'Harbourline Motor Group', to: phone },
        text: expect.stringMatching(
          /^Harbourline Motor Group: 2021 Toyota new has come in, \$19,990\. Your search: https:\/\/[^ ]+\/search\/new-used-and-demo-cars\?make_model=Toyota To stop, reply STOP or: https:\/\/[^ ]+\/api\/watchlist\/unsubscribe\?token=token-\d+$/,
        ),
      },
    ]);
  });

  it('links each car, and has unsubscribe headers, as an e-mail', async () => {
    await using site = await searchersApp(settings);
    await site.searcher([{ search: 'make_model=Toyota', channel: 'email', email: 'Ana@example.com' }]);
    site.publish([cheaper, kia, toyota('new', 19_990)]);
    await notifyWatchers(site.notifier());
    const [mail] = site.mails;
    expect(mail).toMatchObject({
      to: ['Ana@example.com'],
      subject: 'Harbourline Motor Group: news of your saved search',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(mail?.text).toContain('2021 Toyota first is $1,000 less, now $24,990.\nhttps://');
    expect(mail?.text).toContain('/cars/car-new\n');
    expect(mail?.text).toContain('\n\nToyota: https://');
    expect(mail?.text).toContain('because you asked Harbourline Motor Group for it on');
    expect(site.texts).toEqual([]);
  });

  it('lists what typed words and prices find, as on the search screen', async () => {
    await using site = await searchersApp(settings);
    await site.searcher([{ search: 'query=corola+under+25k' }]);
    site.publish([cheaper, kia, toyota('dear', 30_000)]);
    await notifyWatchers(site.notifier());
    expect(wordsOf(site.texts)).toEqual(['2021 Toyota first is $1,000 less, now $24,990.']);
  });

  it.each<[string, string, string[]]>([
    ['a postcode', 'near=4011&within=10', ['north', 'south']],
    ['a place by its name', 'near=Eagle+Junction&within=5', ['north']],
    ['where the shopper is', 'near=-27.49,153.04&within=5', ['south']],
    ['a place without a radius', 'near=4011', ['north', 'south', 'nowhere']],
    ['a place that nobody knows', 'near=Xyzzy&within=50', []],
  ])('finds cars around %s', async (_, search, told) => {
    await using site = await searchersApp(settings);
    const browser = await site.searcher([{ search }]);
    const arrived = ['north', 'south', 'nowhere'].map((id) => toyota(id, 19_990, { locationId: id }));
    site.publish([...oldStock, ...arrived]);
    await notifyWatchers(site.notifier());
    const names = told.map((id) => `2021 Toyota ${id} has come in, $19,990.`).join(' ');
    expect(wordsOf(site.texts)).toEqual(told.length === 0 ? [] : [names]);
    for (const { text } of site.texts) expect(text).toContain(`?${search.replace(',', '%2C')} `);
    const { searches } = await (await browser.ask('/api/saved-searches')).json();
    expect(searches).toMatchObject([{ new_cars: told.length }]);
  });

  it('lists each car once, whichever searches find it, by whichever channel', async () => {
    await using site = await searchersApp(settings, { saved: { maxPerDay: 3 } });
    await site.searcher([
      { search: 'make_model=Toyota' },
      { search: 'price=:20000' },
      { search: 'query=corolla', channel: 'email', email: 'ana@example.com' },
    ]);
    site.publish([...oldStock, toyota('new', 19_990)]);
    for (let round = 0; round < 3; round += 1) await notifyWatchers(site.notifier());
    expect(site.texts.length + site.mails.length).toBe(1);
  });

  it('never repeats a car at the same price: back in stock, or dearer and then as before', async () => {
    await using site = await searchersApp(settings, { saved: { maxPerDay: 9 } });
    await site.searcher();
    const brought = toyota('new', 19_990);
    for (const stock of [
      [...oldStock, brought],
      oldStock,
      [...oldStock, brought],
      [...oldStock, toyota('new', 20_990)],
      [...oldStock, brought],
    ]) {
      site.publish(stock);
      await notifyWatchers(site.notifier());
    }
    expect(site.texts).toHaveLength(1);
  });

  it('lists cars since the search was saved or resumed', async () => {
    await using site = await searchersApp(settings);
    const browser = await site.searcher([]);
    site.publish([...oldStock, toyota('before', 19_990)]);
    const saved = await browser.post('/api/saved-searches', { search: 'make_model=Toyota' });
    const { id, search } = (await saved.json()).search;
    await browser.post('/api/saved-searches/pause', { id });
    site.publish([...oldStock, toyota('before', 19_990), toyota('paused', 19_990)]);
    await notifyWatchers(site.notifier());
    await browser.post('/api/saved-searches', { search });
    site.publish([...oldStock, toyota('before', 19_990), toyota('paused', 19_990), toyota('after', 9_990)]);
    await notifyWatchers(site.notifier());
    expect(wordsOf(site.texts)).toEqual(['2021 Toyota after has come in, $9,990.']);
  });

  it('uses the price reported since the build, and leaves out cars sold since', async () => {
    await using site = await searchersApp(settings);
    await site.searcher();
    site.publish([cheaper, kia, toyota('new', 19_990)]);
    const report = (car: string, status: 'sold' | 'in_stock', price: number | null) =>
      writeReport(
        site.app.database,
        { site: 'city-motors', car },
        { status, reserved: false, price, atMs: site.app.now() },
      );
    await report('new', 'sold', null);
    await report('first', 'in_stock', 23_990);
    await notifyWatchers(site.notifier());
    expect(wordsOf(site.texts)).toEqual(['2021 Toyota first is $2,000 less, now $23,990.']);
  });
});

describe('the frequency of messages', () => {
  it('is at most one a day: further news waits for the next', async () => {
    await using site = await searchersApp(settings);
    await site.searcher();
    site.publish([...oldStock, toyota('a', 19_990)]);
    await notifyWatchers(site.notifier());
    site.publish([...oldStock, toyota('a', 19_990), toyota('b', 19_990)]);
    await notifyWatchers(site.notifier());
    expect(site.texts).toHaveLength(1);
    site.app.wait(dayMs);
    await notifyWatchers(site.notifier());
    expect(wordsOf(site.texts).slice(1)).toEqual(['2021 Toyota b has come in, $19,990.']);
  });

  it('respects quiet hours in the dealer’s time zone', async () => {
    // The tests start at 20:00 in Brisbane.
    await using site = await searchersApp(settings, { hasNights: true });
    await site.searcher();
    site.publish([...oldStock, toyota('new', 19_990)]);
    for (let hour = 0; hour < 12; hour += 1) {
      await notifyWatchers(site.notifier());
      expect(site.texts, `${hour} hours later`).toEqual([]);
      site.app.wait(60 * minuteMs);
    }
    await notifyWatchers(site.notifier());
    expect(site.texts).toHaveLength(1);
  });
});

describe('concurrent processes', () => {
  it('send each message once', async () => {
    await using site = await searchersApp(settings);
    const numbers = ['0412345678', '0412345679', '0412345680'];
    for (const number of numbers) await site.searcher(undefined, number);
    site.publish([...oldStock, toyota('new', 19_990)]);
    await Promise.all(Array.from({ length: 6 }, () => notifyWatchers(site.notifier())));
    expect(site.texts.map(({ to }) => to).sort()).toEqual(numbers);
  });

  it('send a message once that a killed process had written', async () => {
    await using site = await searchersApp(settings);
    await site.searcher();
    site.publish([...oldStock, toyota('new', 19_990)]);
    await notifyWatchers(site.killedBeforeSending());
    expect(site.texts).toEqual([]);
    for (let round = 0; round < 3; round += 1) await notifyWatchers(site.notifier());
    expect(site.texts).toHaveLength(1);
  });

  it('drop messages whose shopper has unsubscribed since', async () => {
    await using site = await searchersApp(settings);
    const browser = await site.searcher();
    site.publish([...oldStock, toyota('new', 19_990)]);
    await notifyWatchers(site.killedBeforeSending());
    const [row] = await site.app.rows('SELECT token FROM search_alerts');
    await browser.post(`/api/watchlist/unsubscribe?token=${row?.['token']}`, '');
    await notifyWatchers(site.notifier());
    expect([site.texts, await site.app.rows('SELECT state FROM watch_messages')]).toEqual([
      [],
      [{ state: 'dropped' }],
    ]);
  });
});
