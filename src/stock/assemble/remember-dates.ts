import type { Snapshot } from '../snapshot.schema.ts';
import type { IdentifiedVehicle } from './identity.ts';

/**
 * When a vehicle arrived and when it was sold, for feeds without these dates: from the last snapshot, else
 * now for a change since then. At a first import neither is set, or the whole stock would be "just arrived".
 */
export function rememberDates(
  identified: readonly IdentifiedVehicle[],
  previous: Snapshot | null,
  now: Date,
): IdentifiedVehicle[] {
  const before = new Map((previous?.vehicles ?? []).map((vehicle) => [vehicle.id, vehicle]));
  const today = now.toISOString();
  return identified.map(({ vehicle, ...place }) => {
    const known = before.get(vehicle.id);
    const isNewcomer = previous !== null && known === undefined;
    const createdAt = vehicle.createdAt ?? known?.createdAt ?? (isNewcomer ? today : null);
    const wasSold = known?.status === 'sold';
    const soldNow = known !== undefined && !wasSold ? today : null;
    const soldAt =
      vehicle.soldAt ?? (vehicle.status === 'sold' ? ((wasSold ? known.soldAt : null) ?? soldNow) : null);
    const isKnown = vehicle.createdAt === createdAt && vehicle.soldAt === soldAt;
    return { ...place, vehicle: isKnown ? vehicle : { ...vehicle, createdAt, soldAt } };
  });
}
