import { formatMoney } from '#src/values/money.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { settingsOf } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { openVehicle } from './open-vehicle.ts';
import { expect, test } from './visitor.ts';

const wasCut = (vehicle: Vehicle) =>
  isPlain(vehicle) && (vehicle.beforePrice ?? 0) > (currentPrice(vehicle) ?? 0);

const { vehicle: settings, site } = settingsOf('harbourline');
const { heading, dropped } = settings.priceHistory;
const [beforeAmount = ''] = dropped.split('{');

test('the last change of a price leads to all prices that the car had, of which the last is the present one', async ({
  page,
}) => {
  const car = await openVehicle(page, 'harbourline', 'cut in price', wasCut);
  await page.getByRole('link', { name: beforeAmount }).click();
  const section = page.getByRole('region', { name: heading });
  await expect(section.getByRole('heading', { name: heading })).toBeInViewport();
  const prices = section.getByRole('listitem').getByRole('strong');
  const money = (amount: number | null) => formatMoney(amount ?? 0, site.currency);
  await expect(prices.first()).toHaveText(money(car.beforePrice));
  await expect(prices.last()).toHaveText(money(currentPrice(car)));
  expect(await movedSinceArrival(page)).toEqual([]);
});
