export type TradeInPage = {
  readonly path: string;
  readonly canonical: string;
  /** Key in `pages` of valuation.json. */
  readonly texts: 'tradeIn' | 'sell';
  /** Whether `?car_id=` names a vehicle to buy. */
  readonly isPurchase: boolean;
};

/** "/trade-in, /sell-my-car, /sell-your-car", "/cars/trade-in?car_id={id}" (leads and dealer §2). */
const pages = [
  { path: '/trade-in', canonical: '/trade-in', texts: 'tradeIn', isPurchase: false },
  { path: '/cars/trade-in', canonical: '/trade-in', texts: 'tradeIn', isPurchase: true },
  { path: '/sell-my-car', canonical: '/sell-my-car', texts: 'sell', isPurchase: false },
  { path: '/sell-your-car', canonical: '/sell-my-car', texts: 'sell', isPurchase: false },
] as const satisfies readonly TradeInPage[];

export type TradeInPath = (typeof pages)[number]['path'];

export function tradeInPage(path: TradeInPath): TradeInPage {
  return pages.find((page) => page.path === path) ?? pages[0];
}

/** Empty when the dealer takes no trade-ins online. */
export function tradeInPages({ show }: { readonly show: boolean }): readonly TradeInPage[] {
  return show ? pages : [];
}
