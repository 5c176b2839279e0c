import { locationPath } from '#src/locations/location-path.ts';
import { formatPhone, telHref } from '#src/values/contact/phone.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf, stockOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function branchesOf(dealer: Dealer) {
  return settingsOf(dealer).locations.locations.filter(({ visible }) => visible);
}

test("every branch is listed, and a branch's page shows its address, opening hours and phone number", async ({
  page,
}) => {
  const dealer = 'harbourline';
  const branches = branchesOf(dealer);
  const { card, texts } = settingsOf(dealer).locations;
  await page.goto(siteUrl(dealer, '/locations'));
  const main = page.getByRole('main');
  // In the list, not on the map.
  const linkTo = (name: string) =>
    main.getByRole('listitem').getByRole('link', { name, exact: true }).first();
  for (const branch of branches) {
    await expect(linkTo(branch.name)).toHaveAttribute('href', locationPath(branch, card.leadsTo));
  }
  const branch = branches.find(({ openingHours }) => openingHours.length > 0);
  await linkTo(branch?.name ?? '').click();
  await expect(page).toHaveURL(siteUrl(dealer, `/locations/${branch?.slug}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(branch?.name ?? '', {
    ignoreCase: true,
  });

  await expect(main.getByText(branch?.address.street ?? '')).toBeVisible();
  await expect(main.getByRole('link', { name: texts.getDirections })).toHaveAttribute('href', /^https:\/\//);
  const phone = branch?.phone ?? '';
  const call = main.getByRole('link', { name: formatPhone(phone) });
  await expect(call.first()).toHaveAttribute('href', telHref(phone));

  const hours = main.getByRole('table', { name: texts.openingHours });
  await expect(hours.getByRole('rowheader')).toHaveText(week);
  const sunday = branch?.openingHours.find(({ weekday }) => weekday === 0);
  const onSunday = sunday?.status === 'Open' ? /\d (am|pm) – \d/ : texts.closed;
  await expect(hours.getByRole('row').last().getByRole('cell').last()).toHaveText(onSunday);
});

test('the stock link of a branch leads to the cars at that branch', async ({ page }) => {
  const { texts } = settingsOf('harbourline').locations;
  const branch = branchesOf('harbourline').find(({ types }) => types.includes('sales'));
  const there = (await stockOf('harbourline')).filter(({ locationId }) => locationId === branch?.id);
  await page.goto(siteUrl('harbourline', `/locations/${branch?.slug}`));
  await page.getByRole('link', { name: texts.viewStock }).first().click();
  await expect(page.getByText(new RegExp(`^${there.length} `)).first()).toBeVisible();
  const { hitsPerPage } = settingsOf('harbourline').search;
  const shown = Array.from({ length: Math.min(there.length, hitsPerPage) }, () => branch?.name ?? '');
  await expect(page.locator('.card-place:not(.card-media)')).toHaveText(shown);
});

test('a branch lists the makes that it sells new, each with a link to its listing', async ({ page }) => {
  const branch = branchesOf('harbourline').find(({ manufacturers }) => manufacturers.length > 1);
  const [make = ''] = branch?.manufacturers ?? [];
  await page.goto(siteUrl('harbourline', `/locations/${branch?.slug}`));
  await page.getByRole('main').getByRole('link', { name: make, exact: true }).click();
  await expect(page).toHaveURL(siteUrl('harbourline', `/search/${make.toLowerCase()}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(make);
});

test('the opening status of a branch takes the same space before its script fills it in', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-24T13:00:00+10:00'));
  await page.goto(siteUrl('harbourline', '/locations/harbourline-brisbane-city'));
  const said = page.locator('.open-now:visible');
  await expect(said).toHaveText('Closed now, opens Sunday at 10 am');
  const height = () => said.evaluate((element) => element.getBoundingClientRect().height);
  const full = await height();
  await said.locator('span').evaluate((span) => span.replaceChildren());
  expect(await height()).toBe(full);
});

test('a location with several departments shows the opening hours of one at a time', async ({ page }) => {
  const { locations, texts } = settingsOf('harbourline').locations;
  const workshop = locations.find(({ closedDayHref }) => closedDayHref !== null);
  const showroom = locations.find(({ primary }) => primary);
  await page.goto(siteUrl('harbourline', `/locations/${showroom?.slug}`));
  const hours = page.getByRole('table', { name: texts.openingHours });
  const monday = hours.getByRole('row').first();
  await expect(hours).toHaveCount(1);
  await expect(monday).toContainText('8:30 am – 5:30 pm');
  await page.getByLabel(texts.hoursOf).selectOption({ label: texts.service });
  await expect(hours).toHaveCount(1);
  await expect(monday).toContainText('7 am – 5 pm');
  await expect(hours.getByRole('link', { name: texts.enquireNow })).toHaveAttribute(
    'href',
    workshop?.closedDayHref ?? '',
  );
});

test('a branch shows whether it is open, by its own time zone and holidays', async ({ page }) => {
  const { texts } = settingsOf('harbourline').locations;
  const said = page.locator('.open-now:visible');
  for (const [time, expected] of [
    // 20 November 2026 is a Friday.
    ['2026-11-20T12:00:00+10:00', 'Open now, until 5:30 pm'],
    ['2026-11-20T07:00:00+10:00', 'Opens today at 8:30 am'],
    ['2026-11-20T22:00:00+10:00', 'Closed now, opens tomorrow at 8:30 am'],
    // The branch is closed on the 25th and 26th, a Friday and a Saturday.
    ['2026-12-24T13:00:00+10:00', 'Closed now, opens Sunday at 10 am'],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await page.goto(siteUrl('harbourline', '/locations/harbourline-brisbane-city'));
    await expect(said).toHaveText(expected);
  }
  await expect(page.getByText(texts.holidayHours).locator('visible=true')).toHaveCount(1);
});

test('holiday hours open in a dialog and disappear once they are over', async ({ page }) => {
  const { texts } = settingsOf('harbourline').locations;
  const path = '/locations/harbourline-gold-coast';
  await page.goto(siteUrl('harbourline', path));
  await page.getByText(texts.holidayHours).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').first()).toContainText('Thursday 24 December');
  await expect(dialog.getByRole('listitem').first()).toContainText('8:30 am – 12 pm');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(texts.holidayHours)).toBeFocused();
  await page.clock.setFixedTime(new Date('2027-02-01T12:00:00+10:00'));
  await page.goto(siteUrl('harbourline', path));
  await expect(page.getByText(texts.holidayHours)).toBeHidden();
});

test('a workshop has no stock link and offers a service booking; a showroom offers a contact form', async ({
  page,
}) => {
  const { service, texts } = settingsOf('harbourline').locations;
  const workshop = branchesOf('harbourline').find(({ types }) => !types.includes('sales'));
  await page.goto(siteUrl('harbourline', `/locations/${workshop?.slug}`));
  const main = page.getByRole('main');
  await expect(page.getByRole('table', { name: texts.openingHours })).toBeVisible();
  await expect(page.getByRole('link', { name: texts.viewStock })).toHaveCount(0);
  await expect(main.getByRole('link', { name: service.label })).toHaveAttribute('href', service.href);
  await expect(main.getByRole('link', { name: texts.contact })).toHaveCount(0);
  await page.goto(siteUrl('harbourline', '/locations/harbourline-gold-coast'));
  await expect(main.getByRole('link', { name: texts.contact })).toHaveAttribute(
    'href',
    '/contact-us/harbourline-gold-coast',
  );
});
