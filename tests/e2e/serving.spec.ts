import { listTenants } from '#src/tenant/load/tenant-folder.build.ts';
import { siteUrl, testPort, testTenantsDir } from '../setup/sites.ts';
import { dealers, settingsOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

const machineUrl = siteUrl('x').replace('x.', '');

test("the server's own address lists all dealers, and each link leads to the right one", async ({ page }) => {
  await page.goto(machineUrl);
  await expect(page.getByRole('listitem')).toHaveCount(listTenants(testTenantsDir).length);
  for (const dealer of dealers) {
    await page.goto(machineUrl);
    const item = page.getByRole('listitem').filter({ hasText: `${dealer}.localhost` });
    await item.getByRole('link', { name: settingsOf(dealer).site.name }).click();
    await expect(page).toHaveURL(siteUrl(dealer));
    await expect(page).toHaveTitle(new RegExp(settingsOf(dealer).site.name));
  }
});

test("an unknown host gets an error instead of another dealer's site", async ({ page }) => {
  const response = await page.goto(siteUrl('no-such-dealer'));
  expect(response?.status()).toBe(421);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No dealer at this address');
});

test('the health check answers for the server and for a dealer', async ({ request }) => {
  for (const [url, tenant] of [
    [machineUrl, null],
    [siteUrl('pitstop'), 'pitstop'],
  ] as const) {
    const { host } = new URL(url);
    const response = await request.get(`http://127.0.0.1:${testPort}/api/health`, { headers: { host } });
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'ok', tenant });
  }
});
