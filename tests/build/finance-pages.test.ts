// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { canCalculate } from '#src/finance/calculator/calculator-facts.ts';
import { CALCULATOR_PATH } from '#src/finance/calculator/calculator-paths.ts';
import { featuredStock } from '#src/finance/page/featured-stock.ts';
import { financePaths, hasFinancePage, hasFinancePopup } from '#src/finance/page/finance-pages.ts';
import { fill } from '#src/values/fill.ts';
import { vehicleActions } from '#src/vehicle/actions/actions.ts';
import { isSold } from '#src/vehicle/status/availability.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { hrefOf, hrefsOf, mainOf, regionsOf, textOf, textsOf } from './built-document.ts';
import { demoDealers, openDemoDealer } from './demo-dealer.ts';

const dealers = await Promise.all(demoDealers().map(openDemoDealer));
const withForm = dealers.filter(({ settings }) => hasFinancePage(settings));
const withoutForm = dealers.filter(({ settings }) => !hasFinancePage(settings));

describe.each(withForm)('the finance page of $slug', ({ settings, site, published }) => {
  const { finance, site: dealer } = settings;
  const words = { car: dealer.vehicleWord.one, cars: dealer.vehicleWord.many };
  const page = site.page('/finance');

  it('has one canonical address and breadcrumb at all its addresses', () => {
    for (const path of financePaths) {
      const { canonicals, scripts } = site.page(path).facts;
      expect(canonicals, path).toEqual([`${dealer.url}/finance`]);
      const data = scripts.find(({ type }) => type === 'application/ld+json')?.text ?? '{}';
      expect(JSON.parse(data), path).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: [{ position: 1 }, { position: 2, name: fill(finance.page.heading, words) }],
      });
    }
  });

  it('explains the steps, and shows used vehicles of different makes', () => {
    const main = mainOf(page);
    expect(regionsOf(main, finance.page.formHeading)).toHaveLength(1);
    expect(textsOf(main, '.steps li')).toEqual(
      finance.page.steps.map(({ label, title }) =>
        expect.stringMatching(new RegExp(`${label}.*${RegExp.escape(fill(title, words))}`)),
      ),
    );
    const { getFinanceNow: promo } = finance.page;
    const [section] = regionsOf(main, fill(promo.heading, words));
    const cards = [...(section?.querySelectorAll('article h3') ?? [])].map((heading) => hrefsOf(heading)[0]);
    const featured = cards.map((path) => published.find((one) => vehiclePath(one) === path));
    expect(cards).toHaveLength(promo.show ? promo.max : 0);
    if (!promo.show) return;
    const possible = new Set(featuredStock(published, published.length).map(({ make }) => make));
    expect(new Set(featured.map((one) => one?.make)).size).toBe(Math.min(promo.max, possible.size));
    for (const vehicle of featured) {
      expect(vehicle).toMatchObject({ carType: 'used', status: 'in_stock' });
      expect(vehicle?.photosCount).toBeGreaterThan(1);
    }
    expect(section && hrefOf(section, promo.start)).toBe('#finance-form');
    expect(section && hrefOf(section, promo.all)).toMatch(/\/used-cars$/);
  });

  it('answers questions below the form, and links to the calculator', () => {
    const main = mainOf(page);
    const question = main.querySelector('.prose details');
    expect(question?.querySelectorAll('summary h3')).toHaveLength(1);
    expect(main.querySelectorAll('h1')).toHaveLength(1);
    const isLinked = finance.calculator.show && finance.page.calculator !== null;
    expect(hrefOf(main, finance.page.calculator ?? 'none')).toBe(isLinked ? CALCULATOR_PATH : null);
  });
});

describe.each(withoutForm)('the finance page of $slug, without quotes', ({ site }) => {
  it('is a page of text with an enquiry form', () => {
    for (const path of ['/finance', '/finance-enquiry']) {
      const main = mainOf(site.page(path));
      expect(main.querySelectorAll('h1')).toHaveLength(1);
      expect(main.querySelectorAll('#finance-form')).toHaveLength(1);
      expect(main.querySelectorAll('.finance-form')).toHaveLength(0);
      expect(textOf(main)).not.toContain('% p.a.');
    }
  });
});

describe.each(dealers)('finance on the vehicle pages of $slug', ({ settings, site, published, withPage }) => {
  const { finance } = settings;
  const pages = (isWanted: Parameters<typeof withPage.filter>[0]) =>
    withPage
      .filter(isWanted)
      .slice(0, 3)
      .map((vehicle) => site.page(vehiclePath(vehicle)));

  it('has the calculator where the settings say', () => {
    const { calculator } = finance;
    const isShown = calculator.show && calculator.onVehiclePage;
    for (const page of pages((vehicle) => canCalculate(vehicle) && (vehicle.price ?? 0) > 5000))
      expect(mainOf(page).querySelectorAll('#finance-calculator'), page.path).toHaveLength(isShown ? 1 : 0);
  });

  it('shows no repayments of a sold vehicle', () => {
    for (const page of pages(isSold))
      expect(mainOf(page).querySelectorAll('.finance-box'), page.path).toHaveLength(0);
  });

  it('opens as a popup only if the dealer has one; its links lead to the finance page anyway', () => {
    const { card } = settings.vehicle;
    const vehicle = published.find((one) => vehicleActions(one, card).some(({ name }) => name === 'finance'));
    const page = site.page(vehicle ? vehiclePath(vehicle) : '/');
    const hasIsland = page.facts.touchedScripts.some((script) => script.includes('/FinancePopup.island.'));
    expect(hasIsland).toBe(hasFinancePopup(settings));
    if (vehicle === undefined || !hasFinancePage(settings)) return;
    const panel = mainOf(page).querySelector('.purchase');
    expect(panel && hrefOf(panel, card.finance.label)).toBe(`/finance?car_id=${vehicle.id}#finance-form`);
  });

  it('folds a long disclaimer of the lender on the page of the calculator', () => {
    if (!finance.calculator.show) return;
    const disclaimer = finance.lenders[finance.calculator.lender]?.disclaimer ?? null;
    const { disclaimerCharacters: max } = finance.calculator;
    const folded = mainOf(site.page(CALCULATOR_PATH)).querySelector('.calculator-small details');
    const isLong = disclaimer !== null && max !== null && disclaimer.length > max;
    expect(folded !== null).toBe(isLong);
    if (folded === null) return;
    expect(folded.hasAttribute('open')).toBe(false);
    expect(textOf(folded.querySelector('summary'))).toContain(settings.vehicle.page.showMore);
    expect(textOf(folded)).toContain(disclaimer);
  });
});
