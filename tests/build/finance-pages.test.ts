import { describe, expect, it } from 'vitest';
import { canCalculate } from '#src/finance/calculator/calculator-facts.ts';
import { CALCULATOR_PATH } from '#src/finance/calculator/calculator-paths.ts';
import { featuredStock } from '#src/finance/page/featured-stock.ts';
import { financePaths, hasFinancePage, hasFinancePopup } from '#src/finance/page/finance-pages.ts';
import { fill } from '#src/values/fill.ts';
import { vehicleActions } from '#src/vehicle/actions/actions.ts';
import { isSold } from '#src/vehicle/status/availability.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { demoDealers, openDemoDealer } from './demo-dealer.ts';
import { mainOf } from './page-parts.ts';

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
    expect(main.regions(finance.page.formHeading)).toHaveLength(1);
    const [list] = main.all('.steps');
    expect(list?.all('li').map(({ text }) => text)).toEqual(
      finance.page.steps.map(({ label, title }) =>
        expect.stringMatching(new RegExp(`${label}.*${RegExp.escape(fill(title, words))}`)),
      ),
    );
    const { getFinanceNow: promo } = finance.page;
    const [section] = main.regions(fill(promo.heading, words));
    const cards = section?.all('article').map((card) => card.all('h3')[0]?.hrefs()[0]) ?? [];
    const featured = cards.map((path) => published.find((one) => vehiclePath(one) === path));
    expect(cards).toHaveLength(promo.show ? promo.most : 0);
    if (!promo.show) return;
    const possible = new Set(featuredStock(published, published.length).map(({ make }) => make));
    expect(new Set(featured.map((one) => one?.make)).size).toBe(Math.min(promo.most, possible.size));
    for (const vehicle of featured) {
      expect(vehicle).toMatchObject({ carType: 'used', status: 'in_stock' });
      expect(vehicle?.photosCount).toBeGreaterThan(1);
    }
    const links = new Map(section?.all('a').map((link) => [link.text, link.attribute('href')]));
    expect(links.get(promo.start)).toBe('#finance-form');
    expect(links.get(promo.all)).toMatch(/\/used-cars$/);
  });

  it('answers questions below the form, and links to the calculator', () => {
    const main = mainOf(page);
    const [question] = main.all('.prose').flatMap((prose) => prose.all('details'));
    expect(question?.all('summary')[0]?.all('h3')).toHaveLength(1);
    expect(main.all('h1')).toHaveLength(1);
    const link = main.all('a').find(({ text }) => text === finance.page.calculator);
    const isLinked = finance.calculator.show && finance.page.calculator !== null;
    expect(link?.attribute('href')).toBe(isLinked ? CALCULATOR_PATH : undefined);
  });
});

describe.each(withoutForm)('the finance page of $slug, without quotes', ({ site }) => {
  it('is a page of text with an enquiry form', () => {
    for (const path of ['/finance', '/finance-enquiry']) {
      const main = mainOf(site.page(path));
      expect(main.all('h1')).toHaveLength(1);
      expect(main.all('#finance-form')).toHaveLength(1);
      expect(main.all('.finance-form')).toEqual([]);
      expect(main.text).not.toContain('% p.a.');
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
      expect(mainOf(page).all('#finance-calculator'), page.path).toHaveLength(isShown ? 1 : 0);
  });

  it('shows no repayments of a sold vehicle', () => {
    for (const page of pages(isSold)) expect(mainOf(page).all('.finance-box'), page.path).toEqual([]);
  });

  it('opens as a popup only if the dealer has one; its links lead to the finance page anyway', () => {
    const { card } = settings.vehicle;
    const vehicle = published.find((one) => vehicleActions(one, card).some(({ name }) => name === 'finance'));
    const page = site.page(vehicle ? vehiclePath(vehicle) : '/');
    const hasIsland = page.facts.touchedScripts.some((script) => script.includes('/FinancePopup.island.'));
    expect(hasIsland).toBe(hasFinancePopup(settings));
    if (vehicle === undefined || !hasFinancePage(settings)) return;
    const [panel] = mainOf(page).all('.purchase');
    const link = panel?.all('a').find(({ text }) => text === card.finance.label);
    expect(link?.attribute('href')).toBe(`/finance?car_id=${vehicle.id}#finance-form`);
  });

  it('folds a long disclaimer of the lender on the page of the calculator', () => {
    if (!finance.calculator.show) return;
    const [small] = mainOf(site.page(CALCULATOR_PATH)).all('.calculator-small');
    const disclaimer = finance.lenders[finance.calculator.lender]?.disclaimer ?? null;
    const { disclaimerCharacters: most } = finance.calculator;
    const [folded] = small?.all('details') ?? [];
    const isLong = disclaimer !== null && most !== null && disclaimer.length > most;
    expect(folded !== undefined).toBe(isLong);
    if (!isLong) return;
    expect(folded?.attribute('open')).toBeUndefined();
    expect(folded?.all('summary')[0]?.text).toContain(settings.vehicle.page.showMore);
    expect(folded?.text).toContain(disclaimer);
  });
});
