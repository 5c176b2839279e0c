import { createMiddleware } from 'hono/factory';
import { hasSavedSearches } from '#src/account/saved-searches/has-saved-searches.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { problemReply } from '../../http/replies/problem.ts';

/**
 * Middleware that answers 404 where the dealer's settings switch the feature off. Runs after
 * `publishedSiteOf`.
 */
function only(isOn: (settings: Settings) => boolean, detail: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!isOn(c.var.published.settings)) return problemReply({ status: 404, title: 'Not found', detail });
    await next();
    return;
  });
}

export const requireAccounts = only(({ account }) => account.enabled, 'Nobody signs in on this site.');

/** Codes also verify the phone of a finance application, even at a dealer without accounts. */
export const requireCodes = only(
  ({ account, finance }) => account.enabled || (finance.lender !== null && finance.form.verifyPhone),
  'No codes are sent on this site.',
);

export const requireWatchlist = only(
  ({ account }) => account.enabled && account.watchlist.enabled,
  'There is no watchlist on this site.',
);

export const requireSavedSearches = only(hasSavedSearches, 'Nobody saves searches on this site.');
