import type { BranchFeatures } from '../tenant/settings/site/features.schema.ts';

export type { BranchFeatures };

interface Card {
  readonly finance: { readonly show: boolean };
  readonly reserve: { readonly show: boolean };
  readonly weeklyEstimate: boolean;
}

/** `card` of vehicle.json with the features that the vehicle's branch has switched off. */
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

/** The features switched off by the vehicle's branch; undefined if none, or if it has no branch. */
export function featuresOf({ locationId }: Placed, { locations }: Branches): BranchFeatures | undefined {
  return locations.find(({ id }) => id === locationId)?.features;
}

/** `card` of vehicle.json as it applies to one vehicle. */
export function cardOf<C extends Card>(
  vehicle: Placed,
  settings: { readonly vehicle: { readonly card: C }; readonly locations: Branches },
): C {
  return cardAt(settings.vehicle.card, featuresOf(vehicle, settings.locations));
}
