import { describe, expect, it } from 'vitest';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { accountApp, type Browser, phone } from '../account-app.fixture.ts';
import { questionOf } from '../codes/code-question.fixture.ts';

const settings = demoSettings('harbourline');
const { texts } = settings.account.signIn;
const path = '/api/account/verify';
const named = { phone, name: 'Ada', last_name: 'Lovelace', email: 'ada@x.example' };

const postForm = (browser: Browser, fields: Record<string, string>, address = '') =>
  browser.post(path, String(new URLSearchParams(fields)), { headers: { Accept: 'text/html' }, address });

const withoutNames = (account: Settings['account']) => ({
  ...account,
  signIn: { ...account.signIn, askNames: false },
});

describe('signing in without JavaScript', () => {
  it('sends a code, asks for it on the next page, and redirects from there', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    const asked = await postForm(browser, {
      ...named,
      redirect: '/cars/rio-7/checkout?a=1',
      back: '/cars/rio-7',
    });
    expect(asked.status).toBe(200);
    expect(app.messages).toHaveLength(1);
    const { sent, ...question } = await questionOf(asked);
    expect(question).toMatchObject({
      heading: texts.codeHeading,
      text: texts.codeText,
      phone,
      submit: texts.submit,
      action: path,
      alert: null,
      back: '/cars/rio-7',
    });
    const code = app.messages[0]?.code ?? '';
    const done = await postForm(browser, {
      ...sent,
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect([done.status, done.headers.get('Location')]).toEqual([303, '/cars/rio-7/checkout?a=1']);
    expect(await browser.isSignedIn()).toBe(true);
    expect(await app.rows('SELECT first_name, last_name, email FROM contacts')).toEqual([
      { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@x.example' },
    ]);
  });

  it('gives the dealer’s phone number when no code can be sent', async () => {
    await using app = await accountApp(settings, {
      send: async () => {
        throw new Error('Twilio answered 500.');
      },
    });
    const { alert } = await questionOf(await postForm(app.browser(), named));
    expect(alert).toBe(`${settings.account.texts.notSent} You can also call (07) 5550 0140.`);
  });

  it('rejects a wrong or short code, keeps the fields, and can send another', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    const { sent: first } = await questionOf(await postForm(browser, { ...named, redirect: '/a' }));
    for (const [code, message] of [
      ['999999', 'The verification code is invalid. Please try again.'],
      ['12', 'Code must be 6 digits.'],
    ] as const) {
      const wrong = await postForm(browser, { ...first, code });
      expect(wrong.status).toBe(422);
      expect(await questionOf(wrong)).toMatchObject({ alert: message, sent: first });
    }
    expect(app.messages).toHaveLength(1);
    expect((await postForm(browser, { ...first, code: '999999', resend: 'true' })).status).toBe(200);
    expect(app.messages).toHaveLength(2);
    const code = app.messages[1]?.code ?? '';
    expect((await postForm(browser, { ...first, code })).headers.get('Location')).toBe('/a');
  });

  it('says when too many codes were requested', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    const pages = Array.from({ length: 6 }, () => postForm(browser, named));
    const last = (await Promise.all(pages)).find(({ status }) => status !== 200);
    expect(last?.status).toBe(422);
    expect(await last?.json()).toMatchObject({
      name: 'code',
      props: { alert: 'Too many verification attempts. Please try again later.' },
    });
    expect(app.messages).toHaveLength(5);
  });

  it('shows a page for a number that cannot receive codes', async () => {
    await using app = await accountApp(settings);
    const reply = await postForm(app.browser(), { phone: '07 3000 1234' });
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([422, 'text/html; charset=utf-8']);
    expect(await reply.text()).toContain('such as 0412 345 678');
    expect(app.messages).toEqual([]);
  });

  it('asks a new contact for a name, once, and others for nothing', async () => {
    await using app = await accountApp(settings);
    const signIn = async () => {
      await app.browser().post('/api/account/code', { phone });
      const browser = app.browser();
      const code = app.messages.at(-1)?.code ?? '';
      return { browser, reply: await postForm(browser, { phone, code, redirect: '/cars/rio-7' }) };
    };
    const { browser, reply } = await signIn();
    expect([reply.status, await browser.isSignedIn()]).toEqual([200, true]);
    const page = { name: 'names', props: { redirect: '/cars/rio-7' } };
    expect(await reply.json()).toEqual(page);
    const names = String(new URLSearchParams({ ...page.props, first_name: 'Ada' }));
    const saved = await browser.post('/api/account/details', names, { headers: { Accept: 'text/html' } });
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, '/cars/rio-7']);
    expect((await signIn()).reply.headers.get('Location')).toBe('/cars/rio-7');
  });

  it('asks for no name when the shopper came to save a vehicle', async () => {
    await using app = await accountApp(settings);
    await app.browser().post('/api/account/code', { phone });
    const code = app.messages.at(-1)?.code ?? '';
    const reply = await postForm(app.browser(), { phone, code, redirect: '/watchlist?save=7' });
    expect(reply.headers.get('Location')).toBe('/watchlist?save=7');
  });

  it('does not ask again after the name was left out', async () => {
    await using app = await accountApp(settings);
    await app.browser().signIn();
    await app.browser().post('/api/account/code', { phone });
    const code = app.messages.at(-1)?.code ?? '';
    expect((await postForm(app.browser(), { phone, code })).headers.get('Location')).toBe('/my-garage');
  });

  it('asks for no name when the dealer does not want it', async () => {
    await using app = await accountApp(settings, { account: withoutNames });
    await app.browser().post('/api/account/code', { phone });
    const code = app.messages.at(-1)?.code ?? '';
    expect((await postForm(app.browser(), { phone, code })).headers.get('Location')).toBe('/my-garage');
  });

  it('passes no address of another site from page to page', async () => {
    await using app = await accountApp(settings);
    const sent = { ...named, redirect: 'https://stranger.example/', back: '//stranger.example' };
    const question = await questionOf(await postForm(app.browser(), sent));
    expect(JSON.stringify(question)).not.toContain('stranger');
    expect(question.back).toBe('/');
  });
});
