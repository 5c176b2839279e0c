// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { SignIn } from './SignIn.island.tsx';
import { asksNames, signInFacts } from './sign-in-facts.ts';

const settings = demoSettings('harbourline');
const { account, forms } = settings;
const { texts } = account.signIn;
const call = 'You can also call (07) 5550 0140.';
const phone = '0412 345 678';
const user = userEvent.setup();

const request = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const replace = vi.fn();
const answers: Record<string, () => Promise<Response>> = {};
const asked = (path: string) =>
  request.mock.calls.flatMap(([to, init]) => (to === path ? [JSON.parse(String(init.body))] : []));
const details: unknown[] = [];
const listen = (event: Event) => event instanceof CustomEvent && details.push(event.detail);
let cookies = '';
const signedIn =
  (isNew: boolean, hasCookies = true) =>
  async () => {
    if (hasCookies) cookies = 'signed-in=1';
    return Response.json({ signed_in: true, user_id: '1', is_new: isNew });
  };

const open = (redirect = '/locations') =>
  render(
    <SignIn
      id="sign-in"
      heading="Sign in"
      text="For your own rate."
      facts={signInFacts(settings, asksNames(settings, redirect))}
      redirect={redirect}
      back="/about-us"
    />,
  );
const mobile = () => screen.getByLabelText<HTMLInputElement>(forms.labels.phone);
const code = () => screen.getByLabelText<HTMLInputElement>(account.phoneCode.label);
const send = () => screen.getByRole('button', { name: account.phoneCode.send });
const submit = () => screen.getByRole('button', { name: texts.submit });
const status = () => document.querySelector<HTMLElement>('[data-status]')?.dataset['status'];
const beside = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

async function bringBack(typed = '123456') {
  await user.type(mobile(), phone);
  await user.click(send());
  await waitFor(() => expect(code().disabled).toBe(false));
  await user.type(code(), typed);
  await user.click(submit());
}

beforeEach(() => {
  localStorage.clear();
  details.length = 0;
  for (const path of Object.keys(answers)) delete answers[path];
  request.mockReset().mockImplementation(async (path) => answers[path]?.() ?? Response.json({}));
  replace.mockReset();
  answers['/api/account/verify'] = signedIn(false);
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('location', { replace });
  cookies = '';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies);
  document.addEventListener('happened', listen);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.removeEventListener('happened', listen);
});

describe('signing in', () => {
  it('verifies the code of a phone, and replaces its page by the next one', async () => {
    open();
    expect([status(), mobile().placeholder]).toEqual(['default', phone]);
    expect([code().disabled, code().getAttribute('inputmode')]).toEqual([true, 'numeric']);
    expect(screen.getByRole('link', { name: texts.back }).getAttribute('href')).toBe('/about-us');
    await bringBack('123 456');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/locations'));
    expect(asked('/api/account/verify')).toEqual([{ phone: '0412345678', code: '123456' }]);
    expect(screen.getByText(texts.signedIn)).toBeTruthy();
    expect(details).toEqual(['code-sent', 'code-verified']);
  });

  it('has a code sent by its button and by the Enter key, to a valid number only', async () => {
    open();
    await user.click(submit());
    await waitFor(() => expect(beside(mobile())).toContain(account.texts.required));
    await user.type(mobile(), `${phone}{Enter}`);
    await waitFor(() => expect(document.activeElement).toBe(code()));
    expect(status()).toBe('verificationSent');
    expect(asked('/api/account/verify')).toEqual([]);
  });

  it('asks new shoppers for a name, which can be skipped', async () => {
    answers['/api/account/verify'] = signedIn(true);
    open();
    await bringBack();
    const heading = await screen.findByRole('heading', { level: 1, name: texts.namesHeading });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('link', { name: texts.skip }).getAttribute('href')).toBe('/locations');
    expect(document.querySelector<HTMLInputElement>('[name="redirect"]')?.value).toBe('/locations');
    expect(replace).not.toHaveBeenCalled();
  });

  it('does not ask shoppers who came to save a vehicle: it is saved first', async () => {
    answers['/api/account/verify'] = signedIn(true);
    open('/cars/rio-7?save=7');
    await bringBack();
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/cars/rio-7?save=7'));
  });

  it.each([
    ['short', '12345', {}, account.texts.codeDigits],
    ['wrong', '123456', { detail: account.texts.codeInvalid }, account.texts.codeInvalid],
  ])('keeps the shopper on the form while the code is %s', async (_, typed, body, said) => {
    answers['/api/account/verify'] = async () => Response.json(body, { status: 422 });
    open();
    await bringBack(typed);
    await waitFor(() => expect(beside(code())).toContain(said));
    await waitFor(() => expect(document.activeElement).toBe(code()));
    expect(status()).toBe('verificationSent');
    answers['/api/account/verify'] = signedIn(false);
    await user.clear(code());
    await user.type(code(), '654321');
    await user.click(submit());
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
  });

  it('shows that the code is being verified, and ignores a second press', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers['/api/account/verify'] = () => promise;
    open();
    await bringBack();
    const busy = await screen.findByRole('button', { name: texts.submitting });
    expect([status(), busy.getAttribute('aria-disabled')]).toEqual(['verificationSubmitted', 'true']);
    await user.click(busy);
    resolve(await signedIn(false)());
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
    expect(asked('/api/account/verify')).toHaveLength(1);
  });

  it.each([
    ['too many were tried', 429, {}, account.texts.tooMany],
    ['nobody knows why', 500, {}, texts.unknown],
    ['the answer makes no sense', 200, [], texts.unknown],
  ])('shows an alert with the phone number if %s, and can be retried', async (_, code, body, said) => {
    answers['/api/account/verify'] = async () => Response.json(body, { status: code });
    open();
    await bringBack();
    await waitFor(() => expect(document.querySelector('.form-errors')?.textContent).toBe(`${said}${call}`));
    answers['/api/account/verify'] = signedIn(false);
    await user.click(submit());
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
  });

  it('shows that the device is offline, keeps the code, and continues with it', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    await bringBack();
    await waitFor(() => expect(document.querySelector('.form-errors')?.textContent).toBe(texts.offline));
    expect([code().value, asked('/api/account/verify')]).toEqual(['123456', []]);
    onLine.mockRestore();
    await user.click(submit());
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
  });

  it('prefills the remembered phone, and sends the remembered names only with that number', async () => {
    const contact = { name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', phone, postcode: '4000' };
    localStorage.setItem('contact', JSON.stringify({ v: 1, data: contact }));
    open();
    await waitFor(() => expect(mobile().value).toBe(phone));
    const posted = () => Object.fromEntries(new FormData(mobile().form ?? undefined));
    expect(posted()).toMatchObject({ name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' });
    await user.click(send());
    await waitFor(() => expect(asked('/api/account/code')).toMatchObject([{ first_name: 'Ada' }]));
    await user.type(mobile(), '{backspace}9');
    expect(posted()).toMatchObject({ name: '', last_name: '', email: '' });
  });

  it('says that the browser blocks cookies, and goes nowhere', async () => {
    answers['/api/account/verify'] = signedIn(true, false);
    open();
    await bringBack();
    expect(await screen.findByText(texts.noCookies)).toBeTruthy();
    expect([status(), replace.mock.calls]).toEqual(['verificationSent', []]);
  });

  it('continues when the shopper has signed in in another tab', async () => {
    cookies = 'signed-in=1';
    open();
    document.dispatchEvent(new Event('account-change'));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/locations'));
  });

  it('is posted without JavaScript, with the next page and the target of the Back link', () => {
    open();
    const { form } = mobile();
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/account/verify', 'post']);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
      redirect: '/locations',
      back: '/about-us',
      phone: '',
    });
  });
});
