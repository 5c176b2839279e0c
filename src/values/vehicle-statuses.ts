/** Apart from the other vocabularies: every vehicle's page carries these words. */
export const vehicleStatuses = ['in_stock', 'coming_soon', 'sold', 'unavailable'] as const;

export type VehicleStatus = (typeof vehicleStatuses)[number];
