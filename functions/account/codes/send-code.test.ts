import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { UnreachablePhone } from '../../ports/text-messages.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { accountApp, minuteMs, phone } from '../account-app.fixture.ts';

const settings = demoSettings('harbourline');

const path = '/api/account/code';
const tooMany = 'Too many verification attempts. Please try again later.';

describe('a code', () => {
  it('is sent to the phone, with the dealer’s name and the line for autofill', async () => {
    await using app = await accountApp(settings);
    const reply = await app.browser().post(path, { phone: '+61 412 345 678' });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({ sent: true, expires_at: '2026-11-20T10:05:00.000Z' });
    const [message] = app.messages;
    expect(message).toMatchObject({ site: 'city-motors', to: phone, code: '000001' });
    expect(message?.text).toBe(
      `000001 is your code for ${app.settings.site.name}. It works for 5 minutes. Give it to nobody.\n\n` +
        '@city-motors.localhost #000001',
    );
  });

  it('is stored only as a digest, like the phone', async () => {
    await using app = await accountApp(settings);
    await app.browser().post(path, { phone, first_name: 'Ada', dealership_slug: 'nowhere' });
    const [row] = await app.rows('SELECT * FROM one_time_codes');
    expect(row).toMatchObject({
      site: 'city-motors',
      tries_left: 5,
      first_name: 'Ada',
      dealership_slug: null,
    });
    expect(row?.['code_hash']).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain('000001');
    expect(JSON.stringify(row)).not.toContain('12345678');
  });

  it('stores a verification with the branch if there is one', async () => {
    await using app = await accountApp(settings);
    const [branch] = app.settings.locations.locations;
    await app.browser().post(path, { phone, dealership_slug: branch?.slug });
    expect(await app.rows('SELECT * FROM verifications')).toMatchObject([
      {
        website_slug: 'city-motors',
        dealership_slug: branch?.slug,
        verification_type: 'sms',
        user_id: null,
        created_at: Date.parse('2026-11-20T10:00:00Z'),
      },
    ]);
  });

  it('replaces the previous one', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    await browser.post(path, { phone });
    await browser.post(path, { phone });
    const [first, second] = app.messages;
    const verify = (code = '') => browser.post('/api/account/verify', { phone, code });
    expect(first?.code).not.toBe(second?.code);
    expect((await verify(first?.code)).status).toBe(422);
    expect((await verify(second?.code)).status).toBe(200);
  });

  it.each([
    ['', 'This is a required field.'],
    [undefined, 'This is a required field.'],
    [412_345_678, 'This is a required field.'],
    ['0412 345 67', 'Please enter an Australian mobile number, such as 0412 345 678.'],
    ['07 3000 1234', 'Please enter an Australian mobile number, such as 0412 345 678.'],
    ['+1 202 555 0100', 'Please enter an Australian mobile number, such as 0412 345 678.'],
    ['04'.padEnd(400, '1'), 'Please enter an Australian mobile number, such as 0412 345 678.'],
  ])('is not sent to %s', async (number, message) => {
    await using app = await accountApp(settings);
    const reply = await app.browser().post(path, { phone: number });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ detail: message, errors: [{ field: 'phone', message }] });
    expect(app.messages).toEqual([]);
  });

  it('redirects a browser without JavaScript back to its page, never to another site', async () => {
    await using app = await accountApp(settings);
    const post = (page: string) =>
      app.browser().post(path, `phone=0412+345+678&page=${encodeURIComponent(page)}`, {
        headers: { Accept: 'text/html,*/*;q=0.8' },
      });
    const reply = await post('/sign-in?type=checkout#code');
    expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/sign-in?type=checkout#code']);
    expect((await post('//stranger.example')).headers.get('Location')).toBe('/sign-in');
  });

  it('is not sent by a dealer without accounts or applications, nor for another site', async () => {
    const noFinance = { ...settings, finance: { ...settings.finance, lender: null } };
    await using app = await accountApp(noFinance, {
      account: (defaults) => ({ ...defaults, enabled: false }),
    });
    expect((await app.browser().post(path, { phone })).status).toBe(404);
    await using open = await accountApp(settings);
    const headers = { Origin: 'https://stranger.example' };
    expect((await open.browser().post(path, { phone }, { headers })).status).toBe(403);
    expect([...app.messages, ...open.messages]).toEqual([]);
  });
});

describe('whether a number is known', () => {
  it('does not show in the reply', async () => {
    await using app = await accountApp(settings);
    await app.browser().signIn('0411111111');
    const answers = await Promise.all(
      ['0411111111', '0422222222'].map(async (number) => {
        const reply = await app.browser().post(path, { phone: number });
        return { status: reply.status, headers: [...reply.headers], text: await reply.text() };
      }),
    );
    expect(answers[0]?.status).toBe(200);
    expect(answers[0]).toEqual(answers[1]);
  });

  it('makes no difference in statements and messages', async () => {
    await using app = await accountApp(settings);
    await app.browser().signIn('0411111111');
    const asked: string[] = [];
    const watched = app.server({
      execute: (statement) => {
        asked.push(statement.sql);
        return app.database.execute(statement);
      },
      transact: (statements) => {
        asked.push(...statements.map(({ sql }) => sql));
        return app.database.transact(statements);
      },
    });
    const browser = app.browser(undefined, watched);
    await browser.post(path, { phone: '0411111111' });
    const forKnown = asked.splice(0);
    await browser.post(path, { phone: '0422222222' });
    expect(forKnown.length).toBeGreaterThan(2);
    expect(asked).toEqual(forKnown);
    expect(asked.filter((sql) => sql.includes('contacts'))).toEqual([]);
    expect(app.messages).toHaveLength(3);
  });
});

describe('rate limits for codes', () => {
  it('apply per phone, with Retry-After; another phone still gets a code', async () => {
    await using app = await accountApp(settings);
    const post = (number: string, index: number) =>
      app.browser().post(path, { phone: number }, { address: `203.0.113.${index}` });
    for (let index = 0; index < 5; index += 1) expect((await post(phone, index)).status).toBe(200);
    const refused = await post(phone, 9);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('900');
    expect(await refused.json()).toMatchObject({ detail: tooMany });
    expect((await post('0487654321', 9)).status).toBe(200);
    expect(app.messages).toHaveLength(6);
    app.wait(15 * minuteMs);
    expect((await post(phone, 9)).status).toBe(200);
  });

  it('apply per address, without affecting others', async () => {
    await using app = await accountApp(settings);
    const numbers = Array.from({ length: 12 }, (_, index) => `04998877${index + 10}`);
    const statuses: number[] = [];
    for (const number of numbers) {
      statuses.push((await app.browser().post(path, { phone: number }, { address: '203.0.113.7' })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const kept = await app.rows("SELECT key FROM rate_limits WHERE key LIKE '%:phone:%'");
    expect(kept).toHaveLength(10);
    expect(JSON.stringify(await app.rows('SELECT * FROM rate_limits'))).not.toMatch(/203\.0\.113|0?4998877/);
  });

  it('apply per dealer, without affecting other dealers', async () => {
    const whenBusy = { ...settings.account.code.whenBusy, perDealer: { burst: 1, perHour: 60 } };
    await using app = await accountApp(settings, {
      account: (defaults) => ({
        ...defaults,
        code: { ...defaults.code, perDealer: { burst: 1, perHour: 30 }, whenBusy },
      }),
    });
    const post = (number: string, origin?: string) => app.browser(origin).post(path, { phone: number });
    expect((await post('0400000001')).status).toBe(200);
    expect((await post('0400000002')).status).toBe(200);
    const refused = await post('0400000003');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    expect((await post('0400000003', 'http://other-motors.localhost:4321')).status).toBe(200);
  });

  it('are shared by two servers', async () => {
    await using app = await accountApp(settings);
    const second = await openDatabase({ url: app.database.url });
    const servers = [app.app, app.server(second)];
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        app.browser(undefined, servers[index % 2]).post(path, { phone }),
      ),
    );
    second.close();
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(11);
  });

  it('can be checked without using up a code', async () => {
    await using app = await accountApp(settings);
    const ask = () => app.browser().post('/api/rate-limit', { phone });
    for (let time = 0; time < 20; time += 1) {
      const reply = await ask();
      expect([reply.status, await reply.json()]).toEqual([200, { allowed: true }]);
    }
    for (let time = 0; time < 5; time += 1) await app.browser().post(path, { phone });
    const reply = await ask();
    expect([reply.status, (await reply.json()).detail]).toEqual([429, tooMany]);
    expect(app.messages).toHaveLength(5);
  });
});

describe('codes for somebody else’s phone', () => {
  it('are limited per day and week, across all addresses and dealers', async () => {
    await using app = await accountApp(settings);
    const origins = ['http://city-motors.localhost:4321', 'http://other-motors.localhost:4321'];
    const sentInHours = async (hours: number) => {
      const before = app.messages.length;
      for (let hour = 0; hour < hours; hour += 3) {
        for (const [index, origin] of [...origins, ...origins].entries()) {
          const address = `198.51.100.${(hour * 4 + index) % 250}`;
          await app.browser(origin).post(path, { phone }, { address });
        }
        app.wait(180 * minuteMs);
      }
      return app.messages.length - before;
    };
    expect(await sentInHours(24)).toBeLessThanOrEqual(20);
    expect(await sentInHours(24)).toBeLessThanOrEqual(10);
    expect(await sentInHours(24)).toBeLessThanOrEqual(4);
  });
});

describe('an attacker with many addresses', () => {
  let phones = 0;
  const newPhone = () => {
    phones += 1;
    return `04${String(phones).padStart(8, '0')}`;
  };

  it('gets no more than the limits of a /56 and a /48', async () => {
    await using app = await accountApp(settings);
    const sentFrom = async (addressOf: (index: number) => string) => {
      const before = app.messages.length;
      for (let index = 0; index < 60; index += 1) {
        await app.browser().post(path, { phone: newPhone() }, { address: addressOf(index) });
      }
      return app.messages.length - before;
    };
    expect(await sentFrom((index) => `2001:db8:1:${(0x200 + index).toString(16)}::1`)).toBe(20);
    expect(await sentFrom((index) => `2001:db8:2:${(index * 0x100).toString(16)}::1`)).toBe(40);
  });

  it('does not lock shoppers out, and costs no more than the dealer allows', {
    timeout: 120_000,
  }, async () => {
    await using app = await accountApp(settings);
    const ask = async (address: string) =>
      (await app.browser().post(path, { phone: newPhone() }, { address })).status;
    for (let half = 0; half < 2; half += 1) {
      for (let index = 0; index < 100; index += 1) await ask(`198.51.100.${index % 50}`);
      for (let index = 0; index < 20; index += 1) await ask(`2001:db8:1:${(0x200 + index).toString(16)}::1`);
      for (let index = 0; index < 20; index += 1) await ask(`2001:db8:2:${(index * 0x100).toString(16)}::1`);
      // Each succeeds at the first attempt, from a separate network.
      expect(await ask(`203.0.113.${half}`)).toBe(200);
      expect(await ask(`2001:db8:${100 + half}::7`)).toBe(200);
      app.wait(30 * minuteMs);
    }
    const { perDealer, whenBusy } = settings.account.code;
    const most = [perDealer, whenBusy.perDealer].reduce(
      (sum, { burst, perHour }) => sum + burst + perHour,
      0,
    );
    expect(most).toBe(600);
    expect(app.messages.length).toBeLessThan(most);
    // Proves that the attack was large enough to use up the dealer's limit.
    expect(app.messages.length).toBeGreaterThan(perDealer.burst + perDealer.perHour / 2);
  });

  it('takes nothing from a phone’s limit when the dealer’s limit refuses', async () => {
    const one = { burst: 1, perHour: 1 };
    await using app = await accountApp(settings, {
      account: (defaults) => ({
        ...defaults,
        code: {
          ...defaults.code,
          perDealer: one,
          whenBusy: { ...defaults.code.whenBusy, perNetwork: one },
        },
      }),
    });
    const address = '198.51.100.7';
    const victim = newPhone();
    const ask = async (phone: string, from: string) =>
      (await app.browser().post(path, { phone }, { address: from })).status;
    // One code from the dealer's limit, and one from this network's reserve.
    expect([await ask(newPhone(), address), await ask(newPhone(), address)]).toEqual([200, 200]);
    for (let index = 0; index < 6; index += 1) expect(await ask(victim, address)).toBe(429);
    expect(await ask(victim, '203.0.113.4')).toBe(200);
    expect(
      await app.database.execute({
        sql: "SELECT count(*) AS rows FROM rate_limits WHERE key LIKE 'codes:phone-day:%'",
      }),
    ).toMatchObject([{ rows: 3 }]);
  });

  it('does not keep a signed-in shopper from getting a code', async () => {
    await using app = await accountApp(settings, {
      account: (defaults) => ({
        ...defaults,
        code: {
          ...defaults.code,
          perDealer: { burst: 1, perHour: 1 },
          whenBusy: { ...defaults.code.whenBusy, perDealer: { burst: 1, perHour: 1 } },
        },
      }),
    });
    const address = '198.51.100.7';
    const shopper = app.browser();
    await shopper.signIn(newPhone());
    for (let index = 0; index < 3; index += 1)
      await app.browser().post(path, { phone: newPhone() }, { address });
    expect((await app.browser().post(path, { phone: newPhone() }, { address })).status).toBe(429);
    expect((await shopper.post(path, { phone: newPhone() }, { address })).status).toBe(200);
    for (let index = 0; index < 3; index += 1) await shopper.post(path, { phone: newPhone() }, { address });
    const refused = await shopper.post(path, { phone: newPhone() }, { address });
    expect([refused.status, (await refused.json()).detail]).toEqual([429, tooMany]);
  });
});

describe('a failing SMS provider', () => {
  const notSent = 'The code could not be sent. Please try again in a moment, or give us a call.';

  it('is shown to the shopper, and reported without number and code', async () => {
    await using app = await accountApp(settings, {
      send: async () => {
        throw new Error('Twilio answered 500.');
      },
    });
    const reply = await app.browser().post(path, { phone });
    expect([reply.status, (await reply.json()).detail]).toEqual([503, notSent]);
    expect(app.errors.map(String)).toEqual(['Error: Twilio answered 500.']);
  });

  it('is aborted after the configured timeout; the code stays valid in case it arrives', async () => {
    await using app = await accountApp(settings, {
      account: (defaults) => ({ ...defaults, code: { ...defaults.code, sendTimeoutMs: 20 } }),
      send: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    const browser = app.browser();
    expect((await browser.post(path, { phone })).status).toBe(503);
    const code = app.messages[0]?.code;
    expect((await browser.post('/api/account/verify', { phone, code })).status).toBe(200);
  });

  it('reports a number that cannot receive messages', async () => {
    await using app = await accountApp(settings, {
      send: async () => {
        throw new UnreachablePhone('Twilio refused: 21614.');
      },
    });
    const reply = await app.browser().post(path, { phone });
    expect(reply.status).toBe(422);
    expect((await reply.json()).errors).toEqual([
      {
        field: 'phone',
        message:
          'This number does not take text messages from us. Please check it, or use another mobile number.',
      },
    ]);
    expect(app.errors).toEqual([]);
  });
});
