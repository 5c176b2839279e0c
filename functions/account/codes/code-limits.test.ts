import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { accountApp, minuteMs, phone } from '../account-app.fixture.ts';

const settings = demoSettings('harbourline');

const path = '/api/account/code';
const tooMany = 'Too many verification attempts. Please try again later.';

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
    const max = [perDealer, whenBusy.perDealer].reduce((sum, { burst, perHour }) => sum + burst + perHour, 0);
    expect(max).toBe(600);
    expect(app.messages.length).toBeLessThan(max);
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
