import type { Page } from '@playwright/test';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { expect, test, visitTime } from './visitor.ts';

const { leads, forms, success } = settingsOf('harbourline');
const { labels, texts } = forms;

test.use({ faults: /ERR_INTERNET_DISCONNECTED|api\/leads\/receipt-1/ });

/**
 * Sends an enquiry without a network and restores the network; then the page says that the enquiry was sent.
 */
async function comeBackOnline(page: Page) {
  await page.clock.install({ time: visitTime });
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 201, json: { lead_id: 'lead-1', receipt: '/api/leads/receipt-1' } }),
  );
  await page.goto(siteUrl('harbourline', '/contact'));
  const form = page.locator('main').locator('form').first();
  await form.getByLabel(labels.name).fill('Ana');
  // Waits for the form's script, which stores messages and removes the `maxlength` that would cut pasted
  // text.
  await expect(form.getByLabel(labels.rego)).not.toHaveAttribute('maxlength');
  await form.getByLabel(labels.phone).fill('0412 345 678');
  await form.getByLabel(labels.email).fill('ana@example.com');
  await form.getByLabel(labels.postcode).fill('4000');
  await form.getByLabel(labels.message).fill('Is it still there?');
  for (const select of await form.locator('select[required]').all()) await select.selectOption({ index: 1 });
  await form.getByLabel(leads.terms.text).check();
  await page.context().setOffline(true);
  await page.route('**/api/leads', (route) => route.abort('internetdisconnected'));
  await form.locator('[type="submit"]').click();
  await expect(form.getByText(texts.kept)).toBeVisible();
  await page.unroute('**/api/leads');
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 201, json: { lead_id: 'lead-1', receipt: '/api/leads/receipt-1' } }),
  );
  await page.clock.pauseAt(visitTime.getTime() + 600_000);
  await page.context().setOffline(false);
  const said = page.locator('.toast [aria-live]').filter({ hasText: texts.keptSent });
  // The message appears a moment after its island, and the clock of the page stands still, so the test
  // advances it.
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(said).toBeVisible({ timeout: 300 });
  }).toPass();
  return {
    said,
    close: page.getByRole('button', { name: texts.close, exact: true }).filter({ hasText: '×' }),
  };
}

test('a toast is shown above the page, stays while it has the focus, and links to the sent enquiry', async ({
  page,
}) => {
  const { said, close } = await comeBackOnline(page);
  const window = page.viewportSize();
  const line = await said.boundingBox();
  expect((line?.y ?? 0) + (line?.height ?? Infinity)).toBeLessThan((window?.height ?? 0) / 4);
  for (const size of [{ width: 1440, height: 900 }, window]) {
    if (size) await page.setViewportSize(size);
    const button = await close.boundingBox();
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await close.focus();
  await page.clock.runFor(60_000);
  const link = said.getByRole('link', { name: texts.keptLink });
  await expect(link).toHaveAttribute('href', '/success');
  await link.click();
  await expect(page.getByText(success.kinds.enquiry.heading, { exact: true })).toBeVisible();
});
