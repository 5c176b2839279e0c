interface Switches {
  readonly garage: { readonly page: { readonly show: boolean } };
  readonly account: { readonly watchlist: { readonly enabled: boolean } };
}

/** The default page after signing in. */
export function accountHome({ garage, account }: Switches): string {
  if (garage.page.show) return '/my-garage';
  return account.watchlist.enabled ? '/watchlist' : '/';
}
