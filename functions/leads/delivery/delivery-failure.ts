interface FailureOptions {
  /** `refused`: the same is likely to be refused again. `gone`: the receiver wants nothing more (410). */
  readonly kind?: 'temporary' | 'refused' | 'gone';
  /** How long the receiver asked to be left alone. */
  readonly waitMs?: number;
}

/** Why a lead has not reached its destination, in words for the operator and without a word of the lead. */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure';
  readonly kind: 'temporary' | 'refused' | 'gone';
  readonly waitMs: number;

  constructor(message: string, { kind = 'temporary', waitMs = 0 }: FailureOptions = {}) {
    super(message);
    this.kind = kind;
    this.waitMs = waitMs;
  }
}
