import { describe, expect, it } from 'vitest';
import type { PaymentDoneProps } from '#src/payment/payment-done.ts';
import { telHref } from '#src/values/contact/phone.ts';
import { demoDealers, openDemoDealer } from './demo-dealer.ts';
import { renderOnDemand } from './on-demand-page.ts';
import { pageFacts } from './page-facts.ts';

const typed = '"><script>alert(1)</script>';
const page = { idempotencyKey: 'key of the page', payer: null, lastResult: null };
const payer = { name: typed, last_name: '', email: 'ada@example.com', phone: '0412345678' };
const done: PaymentDoneProps = {
  state: 'pending',
  words: {
    ...{ amount: '$1,250.50', reference: typed, dealer: 'City Motors', name: 'Quetzalcoatlus' },
    ...{ number: '3C76293A', date: '20 November 2026' },
  },
  payUrl: null,
  ownPath: '/online-payment/done?payment=token&returned=1',
  statusPath: '/api/payments/token',
};

/**
 * Removes the props of islands, which are data in an attribute; everywhere else, typed values must appear as
 * text.
 */
const withoutProps = (html: string) => html.replace(/ props="[^"]*"/g, '');

describe.each(demoDealers())('online payment at %s', (slug) => {
  it('is a form with its own key, or says how to pay without a provider', async () => {
    const { main, published } = await renderOnDemand(slug, 'payment', page);
    const { payment, site } = published.settings;
    if (payment.stripe === null) {
      const { heading, bank } = payment.page.byBank;
      expect(main).toContain(heading);
      if (bank !== null) expect(main).toContain(bank.bsb);
      expect(main).not.toContain('<form');
      if (site.phone !== null) expect(main).toContain(`href="${telHref(site.phone)}"`);
      return;
    }
    const [form = ''] = /<form [^>]*>/.exec(main) ?? [];
    expect(form).toContain('method="post"');
    expect(form).toContain('action="/api/payments"');
    expect(main).toContain('name="idempotency_key" value="key of the page"');
    expect(main).toContain(payment.page.safety);
  });

  it('shows the input beside its errors, escaped', async () => {
    const lastResult = {
      status: 'error' as const,
      initialValue: { amount: typed, reference: 'INV-42' },
      error: { amount: ['No amount.'] },
    };
    const { html, main, published } = await renderOnDemand(slug, 'payment', { ...page, payer, lastResult });
    expect(html).not.toContain('<script>alert');
    if (published.settings.payment.stripe === null) return;
    expect(withoutProps(main)).toContain('No amount.');
    expect(withoutProps(main)).toContain('value="INV-42"');
    expect(withoutProps(main).match(/aria-invalid="true"/g)).toHaveLength(1);
  });

  it.each(['open', 'pending', 'paid', 'unpaid', 'refunded'] as const)(
    'shows when it is %s, without JavaScript and without a name',
    async (state) => {
      const { html, text, published, reply } = await renderOnDemand(slug, 'payment-done', { ...done, state });
      const { heading } = published.settings.payment.page.states[state];
      const { h1s, titles, metas } = pageFacts(html);
      expect([h1s, titles]).toEqual([[heading], [`${heading} | ${published.settings.site.name}`]]);
      expect(metas.get('robots')).toBe('noindex');
      expect(reply.headers.get('Cache-Control')).toBe('no-store');
      expect(text).toContain('$1,250.50');
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('Quetzalcoatlus');
    },
  );

  it('refers only to existing files', async () => {
    const { site } = await openDemoDealer(slug);
    const pages = [
      await renderOnDemand(slug, 'payment', page),
      await renderOnDemand(slug, 'payment-done', done),
    ];
    for (const { html } of pages) {
      const islands = [...html.matchAll(/ (?:component|renderer)-url="([^"]+)"/g)].map(([, url = '']) => url);
      const files = [...pageFacts(html).files, ...islands].filter((file) => file.startsWith('/'));
      expect(files.filter((file) => !site.hasFile(file))).toEqual([]);
    }
  });
});
