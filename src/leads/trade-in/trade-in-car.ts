/** A shopper's own car, as far as it is known. */
export type TradeInCar = {
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly badge: string | null;
  readonly odometerKm: number | null;
};
