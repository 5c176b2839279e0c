import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { digest } from '#program';
import { bundleWorker } from '#scripts/publish/bundle-worker.ts';
import { calculatorFacts, calculatorLender, canCalculate } from '#src/finance/calculator/calculator-facts.ts';
import { feeWords, lenderWords } from '#src/finance/calculator/calculator-labels.ts';
import { calculated } from '#src/finance/calculator/calculator-words.ts';
import {
  enquiryHref,
  figuresOfQuery,
  queryOfFigures,
} from '#src/finance/calculator/figures/calculator-query.ts';
import { anAppointment, aReceipt } from '#src/leads/success/a-receipt.fixture.ts';
import { fill } from '#src/values/fill.ts';
import { carEstimate } from '#src/vehicle/estimate/car-estimate.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { lostScriptProblems } from './checks/lost-scripts.ts';
import { demoDealers, openDemoDealer } from './demo-dealer.ts';
import { renderOnDemand } from './on-demand-page.ts';
import { pageFacts } from './page-facts.ts';

const props = {
  path: '/api/leads',
  messages: ['Name: <script>alert(1)</script> is no name.', 'Tick the box.'],
  detail: 'All of it.',
  back: '/contact?from="here"',
};

/** The part of a page from the start of an element to its end; a page has only one such element. */
const part = (html: string, start: string, end: string) =>
  html.slice(html.indexOf(start), html.indexOf(end) + end.length);

describe('the Worker for Cloudflare', () => {
  it("is one file with the compiled pages, within Cloudflare's limit of 3 MB (gzip)", async () => {
    const code = await bundleWorker();
    expect(code.includes(digest), 'of the last build').toBe(true);
    expect(gzipSync(code).length).toBeLessThan(3_000_000);
  });
});

describe.each(demoDealers())('a page on demand of %s', (slug) => {
  const render = (changes: Partial<typeof props> = {}) =>
    renderOnDemand(slug, 'problem', { ...props, ...changes }, { status: 422 });

  it("has the dealer's own header, menus and footer, as on a built page", async () => {
    const { site } = await openDemoDealer(slug);
    const built = site.page('/404').html;
    const { html } = await render();
    for (const [start, end] of [
      ['<header id="site-header"', '</header>'],
      ['<footer', '</footer>'],
    ] as const) {
      expect(part(built, start, end)).not.toBe('');
      expect(part(html, start, end)).toBe(part(built, start, end));
    }
  });

  it('shows its props, and escapes input', async () => {
    const { html, reply, published } = await render();
    const { heading, back, home } = published.settings.editorial.refused;
    const { h1s, titles, links, metas } = pageFacts(html);
    expect(reply.status).toBe(422);
    expect(h1s).toEqual([heading]);
    expect(titles).toEqual([`${heading} | ${published.settings.site.name}`]);
    expect(metas.get('robots')).toBe('noindex');
    expect(html).toContain('Name: &lt;script&gt;alert(1)&lt;/script&gt; is no name.');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('All of it.');
    expect(links).toContain('/contact?from="here"');
    expect(html).toContain(back);
    expect(html).toContain(home);
  });

  it('shows the error message if it belongs to no field', async () => {
    const { html, published } = await render({ messages: [] });
    expect(html).toContain('All of it.');
    expect(html).not.toContain(published.settings.editorial.refused.errors);
  });

  it("allows only the site's scripts", async () => {
    const { site } = await openDemoDealer(slug);
    const policyOf = (html: string) => {
      const policy = pageFacts(html).metas.get('Content-Security-Policy') ?? '';
      return policy.split('; ').filter((directive) => !directive.startsWith('script-src'));
    };
    const { html } = await render();
    expect(policyOf(html)).toEqual(policyOf(site.page('/404').html));
    expect(html).toMatch(/<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
  });

  it('announces the loss of any of its scripts', async () => {
    expect(lostScriptProblems({ path: '/api/leads', html: (await render()).html })).toEqual([]);
  });

  it('refers only to existing files', async () => {
    const { site } = await openDemoDealer(slug);
    const { files } = pageFacts((await render()).html);
    const own = files.filter((file) => file.startsWith('/'));
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((file) => !site.hasFile(file))).toEqual([]);
  });

  it('has no address of its own', async () => {
    const { site } = await openDemoDealer(slug);
    expect([...site.paths].filter((path) => path.includes('on-demand'))).toEqual([]);
  });
});

describe.each(demoDealers())('the pages of sent forms at %s', (slug) => {
  const typed = '<script>alert(1)</script>';
  const escaped = '&lt;script&gt;alert(1)&lt;/script&gt;';

  it('show a receipt with the form that withdraws the consent, and escape input', async () => {
    const receipt = aReceipt({ sent: [{ label: 'Comments', text: typed }] });
    const props = { receipt, path: '/api/leads/token' };
    const { html } = await renderOnDemand(slug, 'receipt', props);
    const { h1s, links, metas } = pageFacts(html);
    expect([h1s, metas.get('robots')]).toEqual([[receipt.heading], 'noindex']);
    expect(links).toContain('/cars/corolla-8');
    expect(html).toMatch(/<form [^>]*action="\/api\/leads\/token\/withdraw" method="post"/);
    expect(html).toContain(escaped);
    expect(html).not.toContain(typed);
  });

  it('show an appointment with the forms that move and cancel it', async () => {
    const props = {
      appointment: anAppointment({ car: { name: typed, slug: 'corolla-8' } }),
      recipient: aReceipt().recipient,
      image: null,
      others: [
        { label: 'Sunday 22 November', options: [{ value: '2026-11-22T09:00:00+10:00', label: '9:00 am' }] },
      ],
      refusal: null,
    };
    const { html } = await renderOnDemand(slug, 'appointment', props);
    expect(pageFacts(html).links).toContain('/api/test-drive/abc.ics');
    expect(html).toContain('action="/api/test-drive/abc/move"');
    expect(html).toContain('action="/api/test-drive/abc/cancel"');
    expect(html).toContain('<option value="2026-11-22T09:00:00+10:00">9:00 am, Sunday 22 November</option>');
    expect(html).toContain(escaped);
    expect(html).not.toContain(typed);
  });
});

describe.each(demoDealers())('the page of a calculation of %s', (slug) => {
  async function render(isFor: (vehicle: Vehicle) => boolean = canCalculate) {
    const { published: stock, settings, site } = await openDemoDealer(slug);
    const vehicle = stock.find((car) => isFor(car) && (currentPrice(car) ?? 0) > 6000) ?? null;
    const loan = vehicle && (carEstimate(vehicle, settings.finance, 2026)?.loan ?? null);
    const facts = calculatorFacts(settings, vehicle, loan);
    if (facts === null) throw new Error(`${slug} has no calculator.`);
    const figures = figuresOfQuery(new URLSearchParams({ amount: '25k', term: '2.5' }), facts);
    const query = queryOfFigures(figures, facts).toString();
    const { html, text } = await renderOnDemand(slug, 'calculation', { vehicle, query });
    return { vehicle, settings, site, facts, figures, html, text };
  }

  it("shows the result, its rates with the warning, the fees and the lender's texts", async () => {
    const { text, facts, figures, settings } = await render();
    const lender = calculatorLender(settings.finance, facts.loan ?? null);
    const { repayment, per, rate, comparisonRate, total } = calculated(figures, facts).words;
    const shown = [
      `${repayment} ${per}`,
      ...[rate, comparisonRate, total, facts.texts.totalHolds, settings.vehicle.price.comparisonRateWarning],
      ...facts.fees.map((fee) => feeWords(fee, facts)),
      ...(lender ? [lenderWords(lender, settings.finance.calculator.texts), lender.disclaimer ?? ''] : []),
    ];
    expect(shown.filter((words) => !text.includes(words))).toEqual([]);
  });

  it('has the years in an open table, and a form to calculate again', async () => {
    const { html, facts, vehicle } = await render();
    expect(html).toMatch(/<details open(?:="")?><summary>/);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main.match(/<tr>/g)).toHaveLength(1 + 3);
    expect(html).toMatch(/<form [^>]*action="\/api\/finance\/calculation" method="get"/);
    expect(html).toContain(`name="car_slug" value="${vehicle?.slug}"`);
    expect(html).toMatch(/<input [^>]*name="amount"[^>]* value="\$25,000"/);
    expect(html).toContain(`>${facts.texts.calculate}</button>`);
  });

  it('names its vehicle, and links back to it and to an application', async () => {
    const { html, facts, figures, vehicle } = await render();
    const { h1s, links, metas, canonicals } = pageFacts(html);
    expect(h1s).toEqual([`${facts.texts.heading} · ${vehicle?.name}`]);
    expect(links).toContain(`/cars/${vehicle?.slug}#finance-calculator`);
    if (facts.enquireHref !== null) expect(links).toContain(enquiryHref(facts.enquireHref, figures));
    expect([metas.get('robots'), canonicals]).toEqual(['noindex', []]);
  });

  it("starts with the result of its vehicle's page", async () => {
    const { published, settings, site } = await openDemoDealer(slug);
    if (!settings.finance.calculator.onVehiclePage) return;
    const vehicle = published.find((car) => canCalculate(car) && carEstimate(car, settings.finance, 2026));
    if (vehicle === undefined) throw new Error(`${slug} has no vehicle with an estimate.`);
    const { main } = await renderOnDemand(slug, 'calculation', { vehicle, query: '' });
    const resultIn = (html: string) => part(html.slice(html.indexOf('<p class="repayment">')), '<p', '</p>');
    expect(resultIn(main)).toMatch(/\$\d/);
    expect(resultIn(main)).toBe(resultIn(site.page(vehiclePath(vehicle)).html));
  });

  it('works without a vehicle', async () => {
    const { html, facts, settings } = await render(() => false);
    const { h1s, links } = pageFacts(html);
    expect(h1s).toEqual([facts.texts.heading]);
    expect(links).toContain('/finance/calculator');
    expect(html).toContain(
      fill(settings.finance.calculator.texts.back, { name: settings.site.name }).replaceAll('&', '&amp;'),
    );
  });

  it('hydrates like any page: it refers only to existing files', async () => {
    const { html, site } = await render();
    const island = /<astro-island[^>]*component-url="([^"]+)"[^>]*renderer-url="([^"]+)"/.exec(html);
    const files = [...pageFacts(html).files, ...(island?.slice(1) ?? [])].filter((file) =>
      file.startsWith('/'),
    );
    expect(island).not.toBeNull();
    expect(files.filter((file) => !site.hasFile(file))).toEqual([]);
  });
});
