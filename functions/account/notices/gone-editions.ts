import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';

interface GonePorts extends Pick<Ports, 'database' | 'listSites'> {
  /** Null for a dealer that no longer exists, and while its site is being updated. */
  readonly publishedNow: (site: string) => Promise<PublishedSite | null>;
}

/**
 * Shoppers who asked for messages on a language edition that the dealer has taken away are told on the dealer's own site.
 * Another host with the same database may serve an edition, so one is gone only if this host serves all languages that
 * the dealer's settings name.
 */
export async function moveNoticesOfGoneEditions({
  database,
  listSites,
  publishedNow,
}: GonePorts): Promise<void> {
  const rows = await database.execute({
    sql: `SELECT site, asked_on FROM watch_notices WHERE asked_on <> site
      UNION SELECT site, asked_on FROM saved_searches WHERE asked_on <> site`,
  });
  if (rows.length === 0) return;
  const sites = await listSites();
  for (const [dealer, edition] of rows.map(
    (row) => [String(row['site']), String(row['asked_on'])] as const,
  )) {
    if (sites.some(({ slug }) => slug === edition)) continue;
    const published = await publishedNow(dealer);
    const served = sites.filter(({ slug, languageOf }) => (languageOf ?? slug) === dealer);
    if (published === null || served.length < published.settings.site.languages.length) continue;
    await database.transact(
      [
        'UPDATE watch_notices SET asked_on = site WHERE site = ?1 AND asked_on = ?2',
        'UPDATE saved_searches SET asked_on = site WHERE site = ?1 AND asked_on = ?2',
        `UPDATE OR IGNORE watch_messages SET site = ?1 WHERE site = ?2 AND state = 'waiting'`,
      ].map((sql) => ({ sql, args: [dealer, edition] })),
    );
  }
}
