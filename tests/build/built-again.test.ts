import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFeedRow, feedOf, rowsOf } from '../fixtures/sites/small-feed.ts';
import { shareBuilder } from '../fixtures/sites/warm-builder.ts';
import { openWorkshop } from '../fixtures/sites/workshop.ts';

const slug = 'again';
const corollas = rowsOf(40);
const rios = ['21500', '22500', '23500'].map((price, index) =>
  aFeedRow({ stockNumber: `K${index}`, vin: `KNADN512MH600123${index}`, make: 'Kia', model: 'Rio', price }),
);
const [, rio] = rios;
const cheaper = rios.map((row) => (row === rio ? { ...row, price: '22400' } : row));

/** Only these files contain the time of the build and of its stock. */
const tellsWhen = ['_settings.json', 'site-info.json'];

describe('a dealer who is built again', () => {
  const workshop = openWorkshop();
  const builder = shareBuilder();
  beforeAll(async () => {
    workshop.addDealer(slug, feedOf([...corollas, ...rios]));
    await build('first', '2026-11-20T02:00:00Z');
    await build('same day', '2026-11-20T09:41:07Z');
    workshop.writeFeed(slug, feedOf([...corollas, ...cheaper]));
    await build('cheaper', '2026-11-20T10:00:00Z');
  });
  afterAll(() => {
    builder.close();
    workshop.remove();
  });

  async function build(name: string, now: string) {
    const job = workshop.job(slug, { outDir: join(workshop.root, name), now });
    expect(await builder.build(job)).toMatchObject({ ok: true, held: [] });
  }

  /** The text of each file, by its name. */
  function filesOf(name: string): Map<string, string> {
    const folder = join(workshop.root, name, slug);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    return new Map(
      files.map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(folder.length + 1), readFileSync(path, 'latin1')];
      }),
    );
  }

  function changedBetween(before: string, after: string) {
    const old = filesOf(before);
    return [...filesOf(after)].filter(([name, content]) => old.get(name) !== content);
  }

  it('at another time of the day is identical', () => {
    expect(
      changedBetween('first', 'same day')
        .map(([name]) => name)
        .sort(),
    ).toEqual(tellsWhen);
  });

  it('with one new price has different pages only where that car is shown', () => {
    const changed = changedBetween('same day', 'cheaper').filter(([name]) => name.endsWith('.html'));
    expect(changed.map(([name]) => name)).toContain('search/kia.html');
    for (const [name, page] of changed) expect(page, name).toContain('$22,400');
  });
});
