export interface RegoVehicle {
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly badge: string | null;
  readonly vin: string | null;
  readonly nvic: string | null;
}

/** Finds a vehicle by its number plate. */
export interface RegoLookup {
  /** `state` such as `QLD`. Null for an unknown plate; rejects when the service fails. */
  readonly find: (rego: string, state: string) => Promise<RegoVehicle | null>;
}
