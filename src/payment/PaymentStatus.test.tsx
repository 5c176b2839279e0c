// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { PaymentStatus } from './PaymentStatus.island.tsx';
import { paymentDoneFacts } from './payment-done.ts';
import type { ShownState } from './payment-state.ts';

const settings = demoSettings('meridian');
const { states, texts } = settings.payment.page;
const words = {
  amount: '$1,250.50',
  reference: 'INV-42',
  dealer: settings.site.name,
  name: 'Ada',
  number: '3C76293A',
  date: '20 November 2026',
};
const draftKey = 'lead-draft:online-payment';

function open(state: ShownState) {
  const props = {
    ...{ state, words, payUrl: 'https://checkout.stripe.com/c/pay/cs_1' },
    ownPath: '/online-payment/done?payment=x&returned=1',
    statusPath: '/api/payments/x',
  };
  return render(<PaymentStatus facts={paymentDoneFacts(props, settings)} />);
}

const request = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const reload = vi.fn();
const reply = (state: string) =>
  Response.json({ state, amount_cents: 125_050, currency: 'AUD', reference: 'INV-42' });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.useFakeTimers();
  request.mockReset();
  reload.mockReset();
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a payment', () => {
  it.each([
    ['open', 'https://checkout.stripe.com/c/pay/cs_1'],
    ['pending', '/online-payment/done?payment=x&returned=1'],
    ['unpaid', '/online-payment'],
    ['paid', null],
    ['refunded', null],
  ] as const)('that is %s says so, and leads to %s', (state, href) => {
    open(state);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(states[state].heading);
    expect(hrefs()).toEqual(href === null ? ['/'] : [href, '/']);
    expect(document.body.textContent).not.toMatch(/[{}]/);
  });

  it.each(['paid', 'refunded'] as const)('that is %s has a receipt, and its draft is forgotten', (state) => {
    sessionStorage.setItem(draftKey, '{}');
    open(state);
    expect(screen.getByRole('heading', { name: texts.receipt })).toBeTruthy();
    const rows = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(rows).toEqual(['$1,250.50', 'INV-42', '20 November 2026', '3C76293A']);
    expect(sessionStorage.getItem(draftKey)).toBeNull();
  });

  it.each(['open', 'pending', 'unpaid'] as const)(
    'that is %s has no receipt, and keeps its draft',
    (state) => {
      sessionStorage.setItem(draftKey, '{}');
      open(state);
      expect(screen.queryByRole('heading', { name: texts.receipt })).toBeNull();
      expect(sessionStorage.getItem(draftKey)).not.toBeNull();
    },
  );

  it.each(['open', 'paid', 'unpaid', 'refunded'] as const)('that is %s is not asked after', async (state) => {
    open(state);
    await wait(600_000);
    expect(request).not.toHaveBeenCalled();
  });
});

describe('a payment that is being confirmed', () => {
  it.each(['paid', 'unpaid', 'refunded'])('shows the page anew once it is known to be %s', async (state) => {
    request.mockResolvedValueOnce(reply('open')).mockResolvedValueOnce(reply(state));
    open('pending');
    await wait(999);
    expect(request).not.toHaveBeenCalled();
    await wait(1);
    expect(request.mock.calls.map(([path]) => path)).toEqual(['/api/payments/x']);
    expect(reload).not.toHaveBeenCalled();
    await wait(1500);
    expect(reload).toHaveBeenCalledTimes(1);
    await wait(600_000);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('no network'))],
    ['a page in place of an answer', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a state that is none', async () => reply('perhaps')],
    ['a refusal', async () => Response.json({ state: 'paid' }, { status: 500 })],
  ])('stays so through %s', async (_what, answer) => {
    request.mockImplementationOnce(answer).mockImplementation(async () => reply('paid'));
    open('pending');
    await wait(1000);
    expect(reload).not.toHaveBeenCalled();
    await wait(1500);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('says after some minutes that the answer is late, and asks no more', async () => {
    request.mockImplementation(async () => reply('open'));
    open('pending');
    expect(screen.queryByText(texts.slow)).toBeNull();
    // Advances the clock one poll at a time, so that React renders each reply.
    for (let look = 0; look < 20; look += 1) await wait(15_000);
    expect(screen.getByText(texts.slow).getAttribute('role')).toBe('status');
    expect(request).toHaveBeenCalledTimes(18);
    expect(reload).not.toHaveBeenCalled();
    expect(hrefs()[0]).toBe('/online-payment/done?payment=x&returned=1');
  });

  it('is not polled any more after the page is left', async () => {
    const { unmount } = open('pending');
    unmount();
    await wait(600_000);
    expect(request).not.toHaveBeenCalled();
  });
});
