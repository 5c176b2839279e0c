import { formatMoney } from '#src/values/money.ts';
import { cardTitle } from '#src/vehicle/naming/title.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, unlikeDealers } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { openVehicle } from './open-vehicle.ts';
import { expect, test } from './visitor.ts';

for (const dealer of unlikeDealers) {
  test(`${dealer}: a vehicle page shows the vehicle, its price, a contact and other vehicles like it`, async ({
    page,
  }) => {
    const settings = settingsOf(dealer);
    const vehicle = await openVehicle(page, dealer, 'in stock', isPlain);
    const { heading, subheading } = cardTitle(vehicle);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText(heading, { ignoreCase: true });
    await expect(title).toContainText(subheading ?? '', { ignoreCase: true });
    const price = formatMoney(vehicle.offerPrice ?? vehicle.price ?? 0, settings.site.currency);
    await expect(page.locator('.purchase').getByText(price, { exact: true })).toBeVisible();

    const facts = page.locator('#key-information dl').first();
    await expect(facts.locator('dd').first()).toHaveText(/new|used|demo/i);
    if (vehicle.odometerKm !== null && vehicle.itemType !== 'caravan') {
      await expect(facts).toContainText(`${vehicle.odometerKm.toLocaleString('en-AU')} km`);
    }
    const mail = page.getByRole('link', { name: settings.vehicle.page.email });
    await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${settings.site.email}\\?subject=`));
    await expect(mail).toHaveAttribute('href', new RegExp(encodeURIComponent(vehicle.stockNumber ?? '')));

    const similar = page.locator('#similar').getByRole('article').getByRole('heading').getByRole('link');
    await expect(similar.first()).toBeVisible();
    const addresses = await similar.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).not.toContain(`/cars/${vehicle.slug}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    await similar.first().click();
    await expect(page).toHaveURL(siteUrl(dealer, addresses[0] ?? ''));
  });
}
