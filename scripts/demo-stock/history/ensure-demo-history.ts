import { access, mkdir } from 'node:fs/promises';
import { appendHistory } from '../../../src/stock/history/history.build.ts';
import { stockFolder } from '../../../src/stock/snapshot.build.ts';
import { drawStock } from '../draw-stock.ts';
import { type DemoFeedOrder, suppliers } from '../write-demo-feed.ts';
import { demoHistory } from './demo-history.ts';

type DemoHistoryOrder = Omit<DemoFeedOrder, 'tenantDir' | 'file'> & {
  readonly slug: string;
  readonly dataDir: string;
};

/** Writes the past of a demo dealer's stock, unless the dealer was imported before. */
export async function ensureDemoHistory({ slug, dataDir, ...order }: DemoHistoryOrder): Promise<void> {
  const folder = stockFolder(dataDir, slug);
  const isKnown = await access(folder).then(
    () => true,
    () => false,
  );
  if (isKnown) return;
  const stock = drawStock({ ...order, profile: suppliers[order.profile].stock });
  await mkdir(folder, { recursive: true });
  for (const entry of demoHistory(stock, order.now)) await appendHistory(dataDir, slug, entry);
}
