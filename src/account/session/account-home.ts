interface Switches {
  readonly garage: { readonly page: { readonly show: boolean } };
  readonly account: { readonly watchlist: { readonly enabled: boolean } };
}

/** Path of the default page after signing in: the garage, else the watchlist, else the home page. */
export function accountHome({ garage, account }: Switches): string {
  if (garage.page.show) return '/my-garage';
  return account.watchlist.enabled ? '/watchlist' : '/';
}
