interface FailureOptions {
  /**
   * `refused`: another attempt is likely to be refused too. `gone`: the receiver wants no more
   * messages (410).
   */
  readonly kind?: 'temporary' | 'refused' | 'gone';
  /** How long the receiver asked to wait (`Retry-After`). */
  readonly waitMs?: number;
}

/**
 * Why a lead was not delivered. The message is for the operator and contains no data of the lead.
 */
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
