import { chromium } from 'playwright';
// usage: shot.ts out slug:path@width[:full] ...
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const spec of process.argv.slice(2)) {
  const [, name, slug, path, width, full] = /^(\w[\w-]*)=([\w-]+):([^@]+)@(\d+)(f?)$/.exec(spec)!;
  const page = await browser.newPage({ viewport: { width: +width!, height: +width! < 600 ? 844 : 900 }, deviceScaleFactor: 1 });
  const msgs: string[] = [];
  page.on('console', (m) => m.type() === 'error' && msgs.push(m.text()));
  page.on('pageerror', (e) => msgs.push(String(e)));
  await page.goto(`http://${slug}.localhost:4321${path}`, { waitUntil: 'networkidle' });
  if (full) { const h = await page.evaluate(() => document.documentElement.scrollHeight); await page.setViewportSize({ width: +width!, height: Math.min(h, 5000) }); await page.waitForTimeout(500); }
  await page.screenshot({ path: `/tmp/shot-${name}.png` });
  if (msgs.length) console.log(name, msgs);
  await page.close();
}
await browser.close();
