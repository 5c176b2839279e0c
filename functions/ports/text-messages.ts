export interface TextMessage {
  /** The dealer's slug. */
  readonly site: string;
  readonly dealer: string;
  /** National format, digits only: `0412345678`. */
  readonly to: string;
  readonly text: string;
  /** The one-time code in the text, if there is one. */
  readonly code?: string | undefined;
}

export interface TextMessages {
  /**
   * Resolves when the provider has accepted the message. Rejects otherwise or when the signal
   * aborts, with `UnreachablePhone` or another error. No error message contains the number or the
   * code.
   */
  readonly send: (message: TextMessage, signal: AbortSignal) => Promise<void>;
}

/** The number cannot receive text messages: it does not exist, is a landline, or has opted out. */
export class UnreachablePhone extends Error {
  override readonly name = 'UnreachablePhone';
}
