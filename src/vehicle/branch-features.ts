import type { BranchFeatures } from '../tenant/settings/site/features.schema.ts';

export type { BranchFeatures };

interface Card {
  readonly finance: { readonly show: boolean };
  readonly reserve: { readonly show: boolean };
  readonly weeklyEstimate: boolean;
}

/** vehicle.json `card` for a vehicle that stands at a branch; absent: the branch has switched nothing off. */
export function cardAt<C extends Card>(card: C, features: Partial<BranchFeatures> | undefined): C {
  const { finance = true, checkout = true } = features ?? {};
  return {
    ...card,
    finance: { ...card.finance, show: card.finance.show && finance },
    reserve: { ...card.reserve, show: card.reserve.show && checkout },
    weeklyEstimate: card.weeklyEstimate && finance,
  };
}

interface Placed {
  readonly locationId: string | null;
}

interface Branches {
  readonly locations: readonly { readonly id: string; readonly features?: BranchFeatures | undefined }[];
}

/** What the branch of a vehicle has switched off; undefined for nothing, and for a vehicle of no branch. */
export function featuresOf({ locationId }: Placed, { locations }: Branches): BranchFeatures | undefined {
  return locations.find(({ id }) => id === locationId)?.features;
}

/** vehicle.json `card` as it is for one vehicle. */
export function cardOf<C extends Card>(
  vehicle: Placed,
  settings: { readonly vehicle: { readonly card: C }; readonly locations: Branches },
): C {
  return cardAt(settings.vehicle.card, featuresOf(vehicle, settings.locations));
}
