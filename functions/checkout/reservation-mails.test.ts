import { describe, expect, it } from 'vitest';
import {
  checkoutApp,
  hourMs,
  minuteMs,
  openSettings,
  reserved,
  startMs,
  stateOf,
} from '#tests/fixtures/checkout/checkout-app.ts';
import { ownLeadsHousekeeping } from '../account/own-leads.ts';

describe('the e-mail to the shopper', () => {
  it('is sent once, with a link that opens the reservation', async () => {
    await using app = await checkoutApp();
    await reserved(app);
    await app.round();
    await app.round();
    const [letter] = app.letters;
    expect(app.letters).toHaveLength(1);
    expect(letter).toMatchObject({ to: ['ada1@example.com'], subject: 'Reserved: 2021 Toyota Corolla' });
    expect(letter?.text).toContain('is held for you until Sunday 22 November at 9:00 am');
    const [link = ''] = /\/api\/reservations\/\S+/.exec(letter?.text ?? '') ?? [];
    expect(await stateOf(await app.ask(link))).toMatchObject({ status: 'held', path: link });
    // The text is deleted once it is sent.
    const rows = await app.database.execute({ sql: 'SELECT message FROM reservation_mails' });
    expect(rows.map(({ message }) => message)).toEqual([null]);
  });

  it('links to the reservation as long as the car is held, and for some days after', async () => {
    const { vehicle } = openSettings;
    const reserve = { ...vehicle.reserve, holdHours: 10 * 24 };
    await using app = await checkoutApp({ settings: { ...openSettings, vehicle: { ...vehicle, reserve } } });
    await reserved(app);
    await app.round();
    const [link = ''] = /\/api\/reservations\/\S+/.exec(app.letters[0]?.text ?? '') ?? [];
    const statusAfter = async (days: number) => {
      await app.database.transact(ownLeadsHousekeeping(startMs + days * 24 * hourMs));
      return (await app.ask(link)).status;
    };
    expect([await statusAfter(9), await statusAfter(12), await statusAfter(14)]).toEqual([200, 200, 404]);
  });

  it('is retried with the same content', async () => {
    const tried: string[] = [];
    const mail = {
      send: async (message: object) => {
        tried.push(JSON.stringify(message));
        if (tried.length === 1) throw new Error('It did not answer in time.');
      },
    };
    await using app = await checkoutApp({ mail });
    await reserved(app);
    await app.round();
    await app.round();
    expect(tried).toHaveLength(1);
    app.wait(minuteMs);
    await app.round();
    expect(tried).toHaveLength(2);
    expect(tried[1]).toBe(tried[0]);
    expect(app.errors).toHaveLength(1);
  });

  it('is sent once by two concurrent processes', async () => {
    await using app = await checkoutApp();
    await reserved(app);
    const other = await app.another();
    await Promise.all([app.round(), other.round()]);
    other.close();
    expect(app.letters).toHaveLength(1);
  });

  it('is not queued without an e-mail account, or when the dealer has switched it off', async () => {
    await using app = await checkoutApp({ mail: null });
    await reserved(app);
    const { checkout } = openSettings;
    const mail = { ...checkout.mail, show: false };
    await using silent = await checkoutApp({
      settings: { ...openSettings, checkout: { ...checkout, mail } },
    });
    await reserved(silent);
    for (const { database } of [app, silent]) {
      expect(await database.execute({ sql: 'SELECT * FROM reservation_mails' })).toEqual([]);
    }
  });
});
