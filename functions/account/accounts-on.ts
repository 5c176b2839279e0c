import { createMiddleware } from 'hono/factory';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problemReply } from '../http/problem.ts';

/** Refuses with 404 where a dealer's settings have it switched off; behind `publishedSiteOf`. */
function only(isOn: (account: Settings['account']) => boolean, detail: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!isOn(c.var.published.settings.account))
      return problemReply({ status: 404, title: 'Not found', detail });
    await next();
    return;
  });
}

export const whereAccounts = only(({ enabled }) => enabled, 'Nobody signs in on this site.');

export const whereWatchlist = only(
  ({ enabled, watchlist }) => enabled && watchlist.enabled,
  'There is no watchlist on this site.',
);
