import type { Settings } from '../../tenant/settings/subjects.ts';

interface Switches {
  readonly vehicle: {
    readonly card: { readonly reserve: Pick<Settings['vehicle']['card']['reserve'], 'show'> };
  };
}

/** Whether the dealer offers online reservations. */
export function hasCheckout({ vehicle }: Switches): boolean {
  return vehicle.card.reserve.show;
}
