/** Separate from the other vocabularies, because every vehicle page loads this file. */
export const vehicleStatuses = ['in_stock', 'coming_soon', 'sold', 'unavailable'] as const;

export type VehicleStatus = (typeof vehicleStatuses)[number];
