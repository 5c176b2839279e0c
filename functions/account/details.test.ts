import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { accountApp } from './account-app.fixture.ts';

const settings = demoSettings('harbourline');
const form = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' };

describe('the details of a shopper', () => {
  it('are the last saved values; empty fields are cleared', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    await browser.signIn();
    const of = async () => (await browser.ask('/api/account')).json();
    const first = { first_name: ' Ada ', last_name: 'Lovelace', email: 'ada@example.com' };
    expect(await (await browser.post('/api/account/details', first)).json()).toEqual({ saved: true });
    expect(await of()).toMatchObject({ first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' });
    await browser.post('/api/account/details', { first_name: 'Ada', last_name: '', email: '' });
    expect(await of()).toMatchObject({ first_name: 'Ada', last_name: null, email: null });
  });

  it('are saved by a form without JavaScript, which redirects within the site', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    await browser.signIn();
    const sentTo = async (redirect: string) => {
      const body = String(new URLSearchParams({ first_name: 'Ada', redirect }));
      const reply = await browser.post('/api/account/details', body, { headers: form });
      expect(reply.headers.get('Referrer-Policy')).toBe('same-origin');
      return [reply.status, reply.headers.get('Location')];
    };
    expect(await sentTo('/my-garage?saved=details#details')).toEqual([
      303,
      '/my-garage?saved=details#details',
    ]);
    expect(await sentTo('//stranger.example')).toEqual([303, '/']);
  });

  it.each([
    [{ email: 'no address' }, 422],
    [{ first_name: 'x'.repeat(101) }, 422],
  ])('are refused with %j', async (body, status) => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    await browser.signIn();
    expect((await browser.post('/api/account/details', body)).status).toBe(status);
  });

  it('cannot be changed by others', async () => {
    await using app = await accountApp(settings);
    expect((await app.browser().post('/api/account/details', { first_name: 'Eve' })).status).toBe(401);
  });

  it('send a browser whose session has ended to sign in, and back to its page', async () => {
    await using app = await accountApp(settings);
    const headers = { Accept: 'text/html', Referer: 'http://city-motors.localhost:4321/my-garage?a=1' };
    const sent = async (more: Record<string, string>) => {
      const reply = await app.browser().post('/api/account/details', 'first_name=Ada', { headers: more });
      return [reply.status, reply.headers.get('Location')];
    };
    const there = (redirect: string) => [
      303,
      `/sign-in?${new URLSearchParams({ type: 'my-garage', redirect, back: '/' })}`,
    ];
    expect(await sent(headers)).toEqual(there('/my-garage?a=1'));
    expect(await sent({ Accept: 'text/html' })).toEqual(there('/my-garage'));
  });
});
