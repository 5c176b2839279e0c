import { join } from 'node:path';
import { temporaryDist, writeFiles } from '../platform/dist.fixture.ts';
import { createBodyCache } from './published/body-cache.ts';
import { serveSite } from './serve-site.ts';

export const nowMs = Date.parse('2026-11-20T10:00:00Z');
export const bodies = createBodyCache(1_000_000);
export const longPage = `<!doctype html><title>Car</title>${'<p>A car.</p>'.repeat(500)}`;
export const video = Uint8Array.from({ length: 700_000 }, (_, at) => at % 251);
export const picture = Uint8Array.from({ length: 3000 }, (_, at) => at % 7);

/** A site in a folder of its own, and a way to ask for its files. */
export async function openServedFolder() {
  const dist = await temporaryDist();
  const root = join(dist.dir, 'demo');
  await writeFiles(root, {
    'index.html': 'home',
    '404.html': 'no such page here',
    'cars/abc.html': longPage,
    'cars/2.0l.html': 'two litres',
    'search/used-cars.html': 'used, page 1',
    'search/used-cars/2.html': 'used, page 2',
    'old/index.html': 'folder page',
    'empty.txt': '',
    'cars/abc.json': '{}',
    'feeds/google-vehicles.xml': '<rss/>',
    'feeds/meta-vehicles.csv': '"id"',
    'llms.txt': '# Dealer',
    'site-info.json': '{"slug":"demo"}',
    _headers: 'for the CDN',
    '_departed.json': '{"gone-rio":"/search/kia/rio","gone-i30":null}',
    '_redirects.json': '{"/old-tyres":"/search/used-cars?kind=tyre"}',
    '.env': 'SECRET=1',
    '.well-known/security.txt': 'Contact: x',
    '_astro/app.B1x.js': `/* ${'x'.repeat(2000)} */`,
    'favicon.ico': picture,
    'apple-touch-icon.png': picture,
    'ute.webp': picture,
    'walk.mp4': video,
  });
  await writeFiles(dist.dir, { 'secret.html': 'outside', 'demo-other/index.html': 'a neighbour' });
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
    serveSite(new Request(`http://demo.localhost${path}`, { headers, method }), { root, bodies, nowMs });
  return { dist, root, ask };
}

export async function bytesOf(reply: Response): Promise<Buffer> {
  return Buffer.from(await reply.arrayBuffer());
}
