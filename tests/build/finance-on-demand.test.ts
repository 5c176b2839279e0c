import { describe, expect, it } from 'vitest';
import type { FinanceCar } from '#src/finance/form/finance-start.ts';
import { hasFinancePage } from '#src/finance/page/finance-pages.ts';
import type { FinanceScreenProps } from '#src/finance/page/finance-screen.ts';
import { fill } from '#src/values/fill.ts';
import { demoDealers, openDemoDealer } from './demo-dealer.ts';
import { renderOnDemand } from './on-demand-page.ts';
import { pageFacts } from './page-facts.ts';

const car: FinanceCar = {
  ...{ id: '7', slug: 'rio-7', name: '2021 Kia Rio <GT> & more', carType: 'used', branch: '' },
  ...{ isTestDriveOnly: false, isUnavailable: false, price: '$249 per week', priceType: 'Subscription' },
  ...{ photo: '/rio.webp', vin: 'VIN7', nvic: null, year: 2021, amount: null },
  ...{ weekly: '$99/week at 7.99% p.a., 8.73% p.a. comparison rate', loan: null },
};
const start = {
  ...{ car_id: '7', car_slug: 'rio-7', vin: 'VIN7', purchasePrice: '$18,990' },
  ...{ loanTerm: '3', selfAssessedCreditScore: 'POOR' },
};
const nothing = { car: null, isGone: false, start: {}, lastResult: null, around: null };

const dealers = await Promise.all(demoDealers().map(openDemoDealer));
const withForm = dealers.filter(({ settings }) => hasFinancePage(settings));

describe.each(withForm)(
  'the finance page of $slug, rendered on demand',
  ({ slug, settings, published, site: built }) => {
    const { finance, site, vehicle } = settings;
    const words = { car: site.vehicleWord.one, cars: site.vehicleWord.many };
    const render = (props: Partial<FinanceScreenProps>) =>
      renderOnDemand(slug, 'finance', { ...nothing, ...props });
    const stepTitles = finance.page.steps.map(({ title }) => fill(title, words));

    it('shows the vehicle beside the form in place of the steps, with its rates and their warning', async () => {
      const { html, main, text } = await render({ car, start });
      const { links, metas, canonicals } = pageFacts(html);
      for (const said of [
        car.name,
        car.price,
        car.priceType,
        car.weekly,
        vehicle.price.comparisonRateWarning,
      ])
        expect(text).toContain(said);
      expect(main).toContain('2021 Kia Rio &lt;GT&gt; &amp; more');
      expect(links).toContain('/cars/rio-7');
      expect(stepTitles.filter((title) => text.includes(title))).toEqual([]);
      expect(main).toMatch(/<section [^>]*data-car-id="7"[^>]*data-car-slug="rio-7"/);
      expect([metas.get('robots'), canonicals]).toEqual([undefined, [`${site.url}/finance`]]);
    });

    it('has the form prefilled', async () => {
      const { main } = await render({ car, start });
      const { labels } = finance.form;
      for (const [name, value] of [
        ['car_id', '7'],
        ['car_slug', 'rio-7'],
        ['vin', 'VIN7'],
        ['purchasePrice', '\\$18,990'],
        ['loanTerm', '3'],
      ])
        expect(main).toMatch(new RegExp(`<input [^>]*name="${name}"[^>]* value="${value}"`));
      expect(main).toContain(`>${fill(labels.yearsMany, { years: 3 })}</output>`);
      expect(main.match(/<input [^>]*checked[^>]*value="(?:GREAT|DECENT|POOR)"/g)).toHaveLength(1);
    });

    it('says that the vehicle is not available any more, and shows the steps and other vehicles', async () => {
      const featured = published.slice(0, 2);
      const about = { heading: 'About it', html: '<p>In plain words.</p>', hasRates: true };
      const around = { about, featured, usedPath: '/search/used-cars' };
      const { text, html } = await render({ isGone: true, around });
      expect(text).toContain(fill(finance.page.car.gone, words));
      expect(stepTitles.filter((title) => !text.includes(title))).toEqual([]);
      expect(text).toContain('In plain words.');
      const { links } = pageFacts(html);
      expect(links).toEqual(expect.arrayContaining(featured.map((one) => `/cars/${one.slug}`)));
      expect(links).toContain('/search/used-cars');
    });

    it('shows a rejected application again, uncached', async () => {
      const error = { purchasePrice: ['Too little.'] };
      const { main, html } = await render({
        car,
        lastResult: { status: 'error', initialValue: { purchasePrice: '$5', name: '<b>Ann</b>' }, error },
      });
      expect(pageFacts(html).metas.get('robots')).toBe('noindex');
      expect(main).toContain('Too little.');
      expect(main).toContain('value="$5"');
      expect(main).toContain('value="&lt;b&gt;Ann&lt;/b&gt;"');
    });

    it('refers only to existing files', async () => {
      const { html } = await render({ car, start });
      const island = /<astro-island[^>]*component-url="([^"]+)"[^>]*renderer-url="([^"]+)"/.exec(html);
      const files = [...pageFacts(html).files, ...(island?.slice(1) ?? [])];
      const own = files.filter((file) => file.startsWith('/_astro/'));
      expect(own.length).toBeGreaterThan(3);
      expect(own.filter((file) => !built.hasFile(file))).toEqual([]);
    });
  },
);
