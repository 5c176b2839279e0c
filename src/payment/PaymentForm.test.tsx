// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { PaymentForm } from './PaymentForm.island.tsx';
import { type PaymentPageProps, paymentFormFacts } from './payment-form-facts.ts';

const settings = demoSettings('meridian');
const facts = paymentFormFacts(settings);
const { page } = settings.payment;
const payer = { name: 'Ada', last_name: '', email: 'ada@example.com', phone: '0412345678' };
const provider = 'https://checkout.stripe.com/c/pay/cs_1';
const draftKey = 'lead-draft:online-payment';

const user = userEvent.setup();
const request = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const assign = vi.fn();
const keys = () => request.mock.calls.map(([, { headers }]) => new Headers(headers).get('Idempotency-Key'));
const sent = () => request.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

const began = (state: string, redirectUrl = provider) =>
  Response.json(
    {
      payment: { state, amount_cents: 25_000, currency: 'AUD', reference: 'INV-42' },
      path: '/online-payment/done?payment=x',
      redirectUrl,
    },
    { status: 201 },
  );

function open(changes: Partial<PaymentPageProps> = {}) {
  const props = { idempotencyKey: 'a key of the page itself', payer, lastResult: null, ...changes };
  return render(<PaymentForm facts={facts} {...props} />);
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const amount = () => field(page.labels.amount);
const reference = () => field(page.labels.reference);
const press = () => user.click(screen.getByRole('button', { name: page.submit }));
async function fillIn(dollars: string) {
  await user.type(amount(), dollars);
  await user.type(reference(), 'INV-42');
}
const description = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

beforeEach(() => {
  request.mockReset();
  assign.mockReset();
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('location', { pathname: '/online-payment', assign });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the amount of a payment', () => {
  it.each([
    ['1250.5', '$1,250.5'],
    ['$1,250.50', '$1,250.50'],
    ['0.07', '$0.07'],
    ['a lot', 'a lot'],
  ])('%s is shown as %s', async (typed, shown) => {
    open();
    await user.type(amount(), typed);
    expect(amount().value).toBe(shown);
    expect(amount().inputMode).toBe('decimal');
  });

  it('may be pasted with its sign, separators and spaces', async () => {
    request.mockResolvedValue(began('open'));
    open();
    await user.click(amount());
    await user.paste(' $ 1,250.50 ');
    await user.type(reference(), 'INV-42');
    await press();
    await waitFor(() => expect(assign).toHaveBeenCalledWith(provider));
    expect(sent()[0]).toMatchObject({ amount: '$1,250.50', reference: 'INV-42' });
  });

  it.each(['', 'a lot', '99.99', '20000.01', '-250', '1.2.3'])(
    '"%s" shows an error beside the field',
    async (typed) => {
      open();
      if (typed) await user.type(amount(), typed);
      await user.type(reference(), 'INV-42');
      await press();
      await waitFor(() => expect(amount().getAttribute('aria-invalid')).toBe('true'));
      const error = typed === '' ? settings.leads.texts.required : 'from $100 to $20,000';
      expect(description(amount())).toContain(error);
      expect(screen.getByRole('alert').textContent).toContain(page.labels.amount);
      await waitFor(() => expect(document.activeElement).toBe(amount()));
      expect(request).not.toHaveBeenCalled();
    },
  );
});

describe('the payment form', () => {
  it('is prefilled for a signed-in shopper, and can be changed', () => {
    open();
    expect(field('Mobile Number').value).toBe('0412 345 678');
    expect(field('Mobile Number').readOnly).toBe(false);
    expect([field('First Name').value, field('Email Address').value]).toEqual(['Ada', 'ada@example.com']);
  });

  it('is sent once, however often it is pressed, and redirects to the provider', async () => {
    let answer = (_: Response) => {};
    request.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    open();
    await fillIn('250.50');
    await press();
    await press();
    const button = screen.getByRole('button', { name: page.submit });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe(page.texts.sending);
    answer(began('open'));
    await waitFor(() => expect(assign.mock.calls).toEqual([[provider]]));
    expect(request).toHaveBeenCalledTimes(1);
    expect(sent()[0]).toMatchObject({ amount: '$250.50', reference: 'INV-42', phone: '0412345678' });
    expect(keys()[0]?.length).toBeGreaterThanOrEqual(16);
  });

  it('says that it takes longer than usual while the answer is slow', async () => {
    let answer = (_: Response) => {};
    request.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    open();
    await fillIn('250');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const said = () => screen.getByRole('status').textContent;
    fireEvent.click(screen.getByRole('button', { name: page.submit }));
    await pass(5_000);
    expect(said()).toBe(page.texts.sending);
    await pass(2_000);
    expect(said()).toBe(settings.forms.texts.slow);
    answer(Response.json({ detail: 'Not today.' }, { status: 503 }));
    await pass(0);
    expect(said()).toBe('');
  });

  it('is the same payment if the shopper returns without having paid, on a new page or the old one', async () => {
    request.mockImplementation(async () => began('open'));
    const first = open();
    await fillIn('250');
    await press();
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await press();
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
    first.unmount();
    open();
    await waitFor(() => expect(amount().value).toBe('$250'));
    expect(reference().value).toBe('INV-42');
    await press();
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(3));
    expect(new Set(keys()).size).toBe(1);
    expect(new Set(sent().map((values) => JSON.stringify(values))).size).toBe(1);
  });

  it('is a new payment if the first has expired', async () => {
    request.mockResolvedValueOnce(began('unpaid')).mockResolvedValueOnce(began('open'));
    open();
    await fillIn('250');
    await press();
    await waitFor(() => expect(assign).toHaveBeenCalledWith(provider));
    const [before, after] = keys();
    expect(after).not.toBe(before);
    expect(sessionStorage.getItem(draftKey)).toContain(String(after));
    expect(sessionStorage.getItem(draftKey)).toContain('INV-42');
  });

  it('redirects to the receipt if it is already paid', async () => {
    request.mockResolvedValue(began('paid', 'https://www.dealer.example/online-payment/done?payment=x'));
    open();
    await fillIn('250');
    await press();
    await waitFor(() =>
      expect(assign).toHaveBeenCalledWith('https://www.dealer.example/online-payment/done?payment=x'),
    );
  });

  it("shows the server's errors beside the fields", async () => {
    const errors = [{ field: 'amount', message: 'Too much.' }];
    request.mockResolvedValue(Response.json({ detail: 'Not in order.', errors }, { status: 422 }));
    open();
    await fillIn('250');
    await press();
    await waitFor(() => expect(description(amount())).toContain('Too much.'));
    await waitFor(() => expect(document.activeElement).toBe(amount()));
  });

  it.each([
    [
      'in its words',
      async () => Response.json({ detail: 'Nothing was paid.' }, { status: 503 }),
      'Nothing was paid.',
    ],
    [
      'without a word',
      async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      page.texts.unavailable,
    ],
    ['by an address that is none', async () => began('open', 'javascript:alert(1)'), page.texts.unavailable],
    ['not at all', () => Promise.reject(new TypeError('no network')), page.texts.offline],
  ])('keeps the input and gives the phone number if the reply is %s', async (_how, answer, said) => {
    request.mockImplementation(answer);
    open();
    await fillIn('250');
    await press();
    const call = 'You can also call (02) 5550 0100.';
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(`${said}${call}`));
    expect([amount().value, reference().value]).toEqual(['$250', 'INV-42']);
    expect(screen.getByRole('button', { name: page.submit }).getAttribute('aria-disabled')).toBeNull();
    expect(localStorage.getItem('lead-outbox')).toBeNull();
    expect(assign).not.toHaveBeenCalled();
    await press();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('redirects to sign in if the session has ended, and keeps the input', async () => {
    request.mockResolvedValue(Response.json({ title: 'Sign in first' }, { status: 401 }));
    open();
    await fillIn('250');
    await press();
    await waitFor(() => expect(assign.mock.calls).toEqual([['/online-payment']]));
    expect(sessionStorage.getItem(draftKey)).toContain('INV-42');
  });

  it.each(['{"v":1,"data":["250"', '{"v":1,"data":{"amount":"250"}}'])(
    'works with %s in place of its draft',
    async (kept) => {
      sessionStorage.setItem(draftKey, kept);
      open();
      await fillIn('1');
      await press();
      await waitFor(() => expect(amount().getAttribute('aria-invalid')).toBe('true'));
    },
  );

  it('is posted without JavaScript, and shown again with the input and its errors', () => {
    const error = { amount: ['Please enter an amount.'] };
    const lastResult = {
      status: 'error',
      initialValue: { amount: 'much', reference: 'INV-42' },
      error,
    } as const;
    document.body.innerHTML = renderToString(
      <PaymentForm
        facts={facts}
        idempotencyKey="the key that was posted"
        payer={payer}
        lastResult={lastResult}
      />,
    );
    const form = document.querySelector('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/payments', 'post']);
    expect(new FormData(form ?? undefined).get('idempotency_key')).toBe('the key that was posted');
    expect([amount().value, reference().value]).toEqual(['much', 'INV-42']);
    expect(amount().getAttribute('aria-invalid')).toBe('true');
    expect(description(amount())).toContain('Please enter an amount.');
  });
});
