import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { UnreachablePhone } from '../../ports/text-messages.ts';
import { accountApp, phone } from '../account-app.fixture.ts';

const settings = demoSettings('harbourline');

const path = '/api/account/code';

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

  it('has the line for autofill in Chinese, too', async () => {
    await using app = await accountApp(demoSettings('wattle-range-zh'));
    await app.browser().post(path, { phone });
    expect(app.messages[0]?.text.split('\n').at(-1)).toBe('@city-motors.localhost #000001');
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

describe('a failing SMS provider', () => {
  const notSent = 'The code could not be sent. Please try again in a moment.';

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
