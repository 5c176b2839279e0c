import { listTenants } from '#src/tenant/load/tenant-folder.build.ts';
import { siteUrl, testPort, testTenantsDir } from '../setup/sites.ts';
import { dealers, settingsOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

const machineUrl = siteUrl('x').replace('x.', '');

test("the server's own address lists all dealers, each link leads to the right one, and no other host has a site", async ({
  page,
  request,
}) => {
  /** Asks the server as the browser does that knows this address. */
  const ask = (url: string, path = '/') =>
    request.get(`http://127.0.0.1:${testPort}${path}`, { headers: { host: new URL(url).host } });

  await page.goto(machineUrl);
  await expect(page.getByRole('listitem')).toHaveCount(listTenants(testTenantsDir).length);
  for (const dealer of dealers) {
    const { name } = settingsOf(dealer).site;
    const item = page.getByRole('listitem').filter({ hasText: `${dealer}.localhost` });
    await expect(item.getByRole('link', { name })).toHaveAttribute('href', siteUrl(dealer));
    expect(await (await ask(siteUrl(dealer))).text()).toMatch(
      new RegExp(`<title>[^<]*${name.split(' ')[0]}`),
    );
  }
  const { name } = settingsOf('pitstop').site;
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(siteUrl('pitstop'));
  await expect(page).toHaveTitle(new RegExp(name));

  const unknown = await ask(siteUrl('no-such-dealer'));
  expect(unknown.status()).toBe(421);
  expect(await unknown.text()).toContain('<h1>No dealer at this address</h1>');

  for (const [url, tenant] of [
    [machineUrl, null],
    [siteUrl('pitstop'), 'pitstop'],
  ] as const) {
    const health = await ask(url, '/api/health');
    expect(health.status()).toBe(200);
    expect(await health.json()).toMatchObject({ status: 'ok', tenant });
  }
});
