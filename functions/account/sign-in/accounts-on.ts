import { hasSavedSearches } from '#src/account/saved-searches/has-saved-searches.ts';
import { notFoundUnless } from '../../http/replies/not-found-reply.ts';

export const requireAccounts = notFoundUnless(
  ({ account }) => account.enabled,
  'Nobody signs in on this site.',
);

/** Codes also verify the phone of a finance application, even at a dealer without accounts. */
export const requireCodes = notFoundUnless(
  ({ account, finance }) => account.enabled || (finance.lender !== null && finance.form.verifyPhone),
  'No codes are sent on this site.',
);

export const requireWatchlist = notFoundUnless(
  ({ account }) => account.enabled && account.watchlist.enabled,
  'There is no watchlist on this site.',
);

export const requireSavedSearches = notFoundUnless(hasSavedSearches, 'Nobody saves searches on this site.');
