import type { Settings } from '../../tenant/settings/subjects.ts';

/** The page that is built once for all vehicles; the function of a vehicle's own address fills it in. */
export const CHECKOUT_PAGE = '/forms/checkout';

interface Switches {
  readonly vehicle: {
    readonly card: { readonly reserve: Pick<Settings['vehicle']['card']['reserve'], 'show'> };
  };
}

/** Whether a dealer lets anything be reserved online. */
export function hasCheckout({ vehicle }: Switches): boolean {
  return vehicle.card.reserve.show;
}
