interface Switches {
  readonly garage: { readonly page: { readonly show: boolean } };
  readonly account: { readonly watchlist: { readonly enabled: boolean } };
}

/** Where shoppers go who have signed in and were on the way to nothing else. */
export function accountHome({ garage, account }: Switches): string {
  if (garage.page.show) return '/my-garage';
  return account.watchlist.enabled ? '/watchlist' : '/';
}
