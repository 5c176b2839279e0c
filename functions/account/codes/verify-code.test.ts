import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { type AccountApp, accountApp, minuteMs, phone } from '../account-app.fixture.ts';

const settings = demoSettings('harbourline');

const path = '/api/account/verify';
const invalid = 'The verification code is invalid. Please try again.';

/** Requests a code and returns it. */
async function sentCode(app: AccountApp, claimed: object = {}): Promise<string> {
  await app.browser().post('/api/account/code', { phone, ...claimed });
  return app.messages.at(-1)?.code ?? '';
}
const sessionsOf = (app: AccountApp) =>
  app.rows('SELECT DISTINCT session FROM sessions WHERE expires_at > 0');
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the right code', () => {
  it('signs in, and stores the session only as a digest', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    const reply = await browser.post(path, { phone: '0412 345 678', code: await sentCode(app) });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({
      signed_in: true,
      user_id: expect.stringMatching(/^id-/),
      is_new: true,
    });
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=token-\d+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      'signed-in=1; Max-Age=2592000; Path=/; SameSite=Lax',
    ]);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    const token = browser.cookies.get('session') ?? 'none';
    expect(JSON.stringify(await app.rows('SELECT * FROM sessions'))).not.toContain(token);
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('sets a __Host- cookie over https that scripts cannot read', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser('https://www.city-motors.example');
    const reply = await browser.signIn();
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-session=token-\d+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      'signed-in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    ]);
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('sets no cookie over plain http', async () => {
    await using app = await accountApp(settings);
    const reply = await app.browser('http://www.city-motors.example').signIn();
    const secure = expect.stringContaining('; Secure');
    expect(reply.headers.getSetCookie()).toEqual([secure, secure]);
  });

  it('creates one contact per phone, with the details given when the code was requested', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    await browser.post(path, {
      phone,
      code: await sentCode(app, { first_name: 'Ada', email: 'ada@x.example' }),
    });
    await browser.post(path, { phone, code: await sentCode(app, { last_name: 'Byron' }) });
    const [contact, ...others] = await app.rows('SELECT * FROM contacts');
    expect(others).toEqual([]);
    expect(contact).toMatchObject({
      site: 'city-motors',
      phone,
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada@x.example',
      since: Date.parse('2026-11-20T10:00:00Z'),
    });
    expect(await app.rows("SELECT user_id FROM verifications WHERE verification_type = 'verify'")).toEqual([
      { user_id: contact?.['user_id'] },
      { user_id: contact?.['user_id'] },
    ]);
  });

  it('keeps the name and address of a known contact, because anybody can ask for a code with others', async () => {
    await using app = await accountApp(settings);
    const own = { first_name: 'Ada', email: 'ada@x.example' };
    await app.browser().post(path, { phone, code: await sentCode(app, own) });
    const strange = { first_name: 'Eve', last_name: 'Stranger', email: 'eve@x.example' };
    await app.browser().post(path, { phone, code: await sentCode(app, strange) });
    expect(await app.rows('SELECT first_name, email FROM contacts')).toEqual([own]);
  });

  it('may contain spaces', async () => {
    await using app = await accountApp(settings);
    const code = await sentCode(app);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)} `;
    expect((await app.browser().post(path, { phone, code: spaced })).status).toBe(200);
  });

  it('redirects a browser without JavaScript to its target, never to another site', async () => {
    await using app = await accountApp(settings);
    const post = async (redirect: string) => {
      const code = await sentCode(app, { first_name: 'Ada' });
      const form = new URLSearchParams({ phone, code, redirect });
      return app.browser().post(path, String(form), { headers: { Accept: 'text/html' } });
    };
    const reply = await post('/cars/corolla-7/checkout');
    expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/cars/corolla-7/checkout']);
    expect(reply.headers.getSetCookie()).toHaveLength(2);
    expect((await post('https://stranger.example/')).headers.get('Location')).toBe('/my-garage');
  });

  it('ends the previous session of the browser', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    await browser.signIn('0411111111');
    const copy = browser.cookies.get('session') ?? '';
    await browser.signIn('0422222222');
    expect(await sessionsOf(app)).toHaveLength(1);
    const thief = app.browser();
    thief.cookies.set('session', copy);
    expect(await thief.isSignedIn()).toBe(false);
  });
});

describe('a code that is not accepted', () => {
  it.each([
    ['', 'This is a required field.'],
    [undefined, 'This is a required field.'],
    ['12345', 'Code must be 6 digits.'],
    ['1234567', 'Code must be 6 digits.'],
    ['12a456', 'Code must be 6 digits.'],
    ['١٢٣٤٥٦', 'Code must be 6 digits.'],
    ["1' OR 1", 'Code must be 6 digits.'],
  ])('%s: %s', async (code, message) => {
    await using app = await accountApp(settings);
    const reply = await app.browser().post(path, { phone, code });
    expect(reply.status).toBe(422);
    expect((await reply.json()).errors).toEqual([{ field: 'code', message }]);
  });

  it('gets the same reply whether wrong, used, expired, of another phone or never sent', async () => {
    await using app = await accountApp(settings);
    const bodies: string[] = [];
    const refuse = async (number: string, code: string, origin?: string) => {
      const reply = await app.browser(origin).post(path, { phone: number, code });
      expect([reply.status, reply.headers.getSetCookie()]).toEqual([422, []]);
      bodies.push(await reply.text());
    };
    const code = await sentCode(app);
    await refuse(phone, wrongOf(code));
    await refuse('0487654321', code);
    await refuse(phone, code, 'http://other-motors.localhost:4321');
    expect((await app.browser().post(path, { phone, code })).status).toBe(200);
    await refuse(phone, code);
    const late = await sentCode(app);
    app.wait(5 * minuteMs);
    await refuse(phone, late);
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ errors: [{ field: 'code', message: invalid }] });
  });

  it('is valid for five minutes', async () => {
    await using app = await accountApp(settings);
    const code = await sentCode(app);
    app.wait(5 * minuteMs - 1);
    expect((await app.browser().post(path, { phone, code })).status).toBe(200);
  });

  it('counts as one of five attempts; after them the right code is rejected too', async () => {
    await using app = await accountApp(settings);
    const code = await sentCode(app);
    for (let time = 0; time < 5; time += 1) await app.browser().post(path, { phone, code: wrongOf(code) });
    expect((await app.browser().post(path, { phone, code })).status).toBe(422);
    const next = await sentCode(app);
    for (let time = 0; time < 4; time += 1) await app.browser().post(path, { phone, code: wrongOf(next) });
    expect((await app.browser().post(path, { phone, code: next })).status).toBe(200);
  });

  it('is rejected when one address tries too many', async () => {
    await using app = await accountApp(settings);
    const visit = { address: '203.0.113.7' };
    const post = () => app.browser().post(path, { phone, code: '999999' }, visit);
    for (let time = 0; time < 30; time += 1) expect((await post()).status).toBe(422);
    const refused = await post();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    expect((await refused.json()).detail).toBe('Too many verification attempts. Please try again later.');
  });
});

describe('concurrent requests', () => {
  it('with the right code sign in once, also through two servers', async () => {
    await using app = await accountApp(settings);
    const code = await sentCode(app);
    const second = await openDatabase({ url: app.database.url });
    const servers = [app.app, app.server(second)];
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        app.browser(undefined, servers[index % 2]).post(path, { phone, code }),
      ),
    );
    second.close();
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(4);
    expect(await sessionsOf(app)).toHaveLength(1);
    expect(await app.rows('SELECT * FROM one_time_codes')).toEqual([]);
  });

  it('check no more than five of forty guesses', async () => {
    await using app = await accountApp(settings);
    const code = await sentCode(app);
    const wrong = Array.from({ length: 40 }, () => app.browser().post(path, { phone, code: wrongOf(code) }));
    await Promise.all(wrong);
    expect(await app.rows('SELECT tries_left FROM one_time_codes')).toEqual([{ tries_left: 0 }]);
  });
});

describe('when the clock is set back', () => {
  it('a code from the future is rejected, and a new one works', async () => {
    await using app = await accountApp(settings);
    const code = await sentCode(app);
    app.wait(-24 * 60 * minuteMs);
    expect((await app.browser().post(path, { phone, code })).status).toBe(422);
    expect((await app.browser().post(path, { phone, code: await sentCode(app) })).status).toBe(200);
  });
});
