import type { Page } from '@playwright/test';
import { at } from '#src/leads/adf/adf-rules.fixture.ts';
import { formatWholeMoney } from '#src/values/money.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { adfFileOf, adfText, receiptOf } from './adf-file.ts';
import { announced } from './announced.ts';
import { settingsOf, vehicleWith } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { movedSinceArrival } from './layout-shift.ts';
import {
  agree,
  carWithEstimate,
  describeCar,
  describeCondition,
  describePerson,
  goOn,
  stages,
  writePlate,
} from './trade-in-journey.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { forms, leads, valuation, vehicle } = settingsOf(dealer);
const { screen } = valuation;
const money = (amount: number) => formatWholeMoney(amount, 'AUD');

/** Goes through all stages up to the offer. */
async function toOffer(page: Page, phone: string) {
  const { car, value } = await carWithEstimate(dealer);
  await writePlate(page, '123 abc');
  await goOn(page, stages.car);
  await describeCar(page, car);
  await goOn(page, stages.condition);
  await describeCondition(page);
  await goOn(page, stages.contact);
  await describePerson(page, phone);
  await goOn(page, `${car.year} ${car.make} ${car.model}`);
  return { car, value };
}

const sentLead = async (page: Page): Promise<{ leadId: string; receipt: string }> =>
  JSON.parse(await page.evaluate(() => sessionStorage.getItem('sent-lead') ?? 'null')).data;

const alertOn = (page: Page) => page.getByRole('alert').filter({ visible: true });

/** Once hydrated, the island validates the form instead of the browser. */
const isHydrated = (page: Page) => expect(page.locator('#trade-in-plate')).toHaveAttribute('novalidate');

/** What was typed must not be lost, whatever the server answers. */
test.describe('a trade-in', () => {
  test.use({ faults: /api\/(trade-in|events)/ });

  test('for a car on sale ends with an accepted offer, sent once as a lead with both cars', async ({
    page,
  }) => {
    const events: string[] = [];
    await page.route('**/api/events', async (route) => {
      events.push(route.request().postDataJSON().name);
      await route.fulfill({ status: 204 });
    });
    const wanted = await vehicleWith(dealer, 'in stock', (one) => isPlain(one) && !one.isReserved);
    await page.goto(siteUrl(dealer, `/cars/${wanted.slug}`));
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.locator('.purchase').getByRole('link', { name: vehicle.tradeIn.label }).click();
    await page.waitForURL(siteUrl(dealer, `/cars/trade-in?car_id=${wanted.id}`));
    await expect(page.getByRole('link', { name: wanted.name })).toBeVisible();
    expect(await movedSinceArrival(page)).toEqual([]);

    await test.step('messages about what is missing pass axe', async () => {
      const plate = page.getByRole('textbox', { name: 'Number plate' });
      await plate.press('Enter');
      await expect(alertOn(page)).toContainText(forms.texts.errors);
      await expect(plate).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      await writePlate(page, 'abc-12');
      await goOn(page, stages.car);
      await page.getByRole('button', { name: forms.texts.next, exact: true }).click();
      await expect(alertOn(page)).toContainText('Odometer');
      await expect(page.getByLabel('Make')).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: forms.texts.back }).click();
      await expect(plate).toHaveValue('ABC-12');
    });

    const { car, value } = await toOffer(page, '0491 570 006');
    await expect(page.getByText(money(value.offer), { exact: true })).toBeVisible();
    await expect(page.getByText(`Between ${money(value.low)} and ${money(value.high)}`)).toBeVisible();
    await expect(page.getByText(/left to pay|left over/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    const accept = page.getByRole('button', { name: `Accept ${money(value.offer)}` });
    await accept.click();
    await expect(alertOn(page)).toContainText(leads.terms.message);
    await agree(page);
    let sendings = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/offer')) sendings += 1;
    });
    await accept.dblclick();
    await page.waitForURL('**/success');
    expect(sendings).toBe(1);
    await expect(page.getByText(money(value.offer)).first()).toBeVisible();
    await expect.poll(() => events).toContain('trade-in');

    const { leadId } = await sentLead(page);
    const adf = await adfFileOf(dealer, leadId);
    expect(adfText(adf, 'vehicle/id')).toBe(wanted.id);
    const trade = at(adf, 'prospect')?.children.filter(({ name }) => name === 'vehicle')[1];
    expect(trade?.attributes['interest']).toBe('trade-in');
    expect(trade && at(trade, 'model')?.text).toBe(car.model);

    await page.goto(siteUrl(dealer, '/trade-in'));
    await page.getByRole('textbox', { name: 'Number plate' }).focus();
    await isHydrated(page);
    await expect(page.getByRole('textbox', { name: 'Number plate' })).toHaveValue('');
  });

  test('waits for the network, can be resumed later, on another device by its link, and can be started again', async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(siteUrl(dealer, '/trade-in'));
    await page.getByRole('textbox', { name: 'Number plate' }).focus();
    await isHydrated(page);
    await writePlate(page, 'XYZ 789');
    await context.setOffline(true);
    await page.getByRole('button', { name: screen.plate.submit, exact: true }).click();
    await expect(page.getByText(screen.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: stages.car })).toBeVisible();
    const { car } = await carWithEstimate(dealer);
    await describeCar(page, car);
    await page.reload();
    await expect(page.locator('main').getByLabel('Model')).toHaveValue(car.model);
    await goOn(page, stages.condition);
    await page.goBack();
    await expect(page.locator('main').getByLabel('Model')).toHaveValue(car.model);
    await page.goForward();
    await expect(page.getByRole('heading', { name: stages.condition })).toBeVisible();
    const copied = announced(page, screen.link.copied);
    await page.getByRole('button', { name: screen.link.copy }).click();
    await copied;
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('heading', { name: stages.condition })).toBeVisible();
    await expect(elsewhere).toHaveURL(siteUrl(dealer, '/trade-in'));
    await elsewhere.context().close();

    const later = await context.newPage();
    await later.goto(siteUrl(dealer, '/trade-in'));
    await expect(later.getByRole('heading', { name: screen.resume.heading })).toBeVisible();
    await expect(later.locator('main').getByText(car.model)).toBeVisible();
    expect(await movedSinceArrival(later)).toEqual([]);
    expect(await violationsOf(later)).toEqual([]);
    await later.getByRole('button', { name: screen.resume.resume }).click();
    await expect(later.getByRole('heading', { name: stages.condition })).toBeVisible();
    await later.getByRole('button', { name: screen.resume.startAgain }).click();
    await expect(later.getByRole('textbox', { name: 'Number plate' })).toHaveValue('');
    await later.reload();
    await expect(later.getByRole('heading', { name: screen.plate.heading })).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions unfold, and a trade-in goes from page to page up to the stored lead and its ADF file', async ({
    page,
  }) => {
    const wanted = await vehicleWith(dealer, 'in stock', (one) => isPlain(one) && !one.isReserved);
    await page.goto(siteUrl(dealer, `/cars/trade-in?car_id=${wanted.id}`));
    await page.getByText(valuation.faq.items[0]?.question ?? '').click();
    await expect(page.getByText(`over ${valuation.maxYears} years old`)).toBeVisible();
    await writePlate(page, '!!!');
    await page.getByRole('button', { name: screen.plate.submit, exact: true }).click();
    const plate = page.getByRole('textbox', { name: 'Number plate' });
    await expect(plate).toHaveAttribute('aria-invalid', 'true');
    await expect(plate).toHaveValue('!!!');
    const { car, value } = await toOffer(page, '0491 570 157');
    await expect(page.getByText(money(value.offer), { exact: true })).toBeVisible();
    await expect(page.getByText(wanted.name)).toBeVisible();
    await agree(page);
    await page.getByRole('button', { name: `Accept ${money(value.offer)}` }).click();
    await expect(page).toHaveURL(/\/api\/leads\//);
    await expect(page.getByText(car.model, { exact: true })).toBeVisible();
    const { lead_id } = await receiptOf(page.request, page.url());
    expect(adfText(await adfFileOf(dealer, lead_id), 'vehicle/id')).toBe(wanted.id);
  });
});
