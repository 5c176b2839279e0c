import type { Settings } from '../../tenant/settings/subjects.ts';

interface Switches {
  readonly vehicle: {
    readonly card: { readonly reserve: Pick<Settings['vehicle']['card']['reserve'], 'show'> };
  };
}

/** Whether a dealer lets anything be reserved online. */
export function hasCheckout({ vehicle }: Switches): boolean {
  return vehicle.card.reserve.show;
}
