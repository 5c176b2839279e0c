/** The shopper's own car; unknown parts are null. */
export type TradeInCar = {
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly badge: string | null;
  readonly odometerKm: number | null;
};
