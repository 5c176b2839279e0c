import { siteUrl } from '../setup/sites.ts';
import { expect, test } from './visitor.ts';

/** The browser reports violations of the policy in the console, which must be empty in all other tests. */
test.use({ faults: /Content Security Policy|no-such-picture/ });

test('injected scripts, event handlers and javascript: links do not run', async ({ page }) => {
  await page.goto(siteUrl('harbourline'));
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    document.addEventListener('securitypolicyviolation', () => {
      dataset['stopped'] = String(Number(dataset['stopped'] ?? 0) + 1);
    });
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.stolen = "script"';
    document.body.append(script);
    const picture = document.createElement('img');
    picture.setAttribute('onerror', 'document.documentElement.dataset.stolen = "handler"');
    picture.src = '/no-such-picture.png';
    const link = document.createElement('a');
    link.href = 'javascript:document.documentElement.dataset.stolen = "address"';
    document.body.append(picture, link);
    link.click();
    return picture.decode().catch(() => undefined);
  });
  await expect(page.locator('html'), 'blocked script, handler and address').toHaveAttribute(
    'data-stopped',
    '3',
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-stolen');
});
