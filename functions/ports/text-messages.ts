export interface TextMessage {
  /** The dealer's slug. */
  readonly site: string;
  /** The dealer's name. */
  readonly dealer: string;
  /** National digits, `0412345678`. */
  readonly to: string;
  readonly text: string;
  /** The one-time code within the text; undefined for a text without one. */
  readonly code?: string | undefined;
}

/** Sends text messages to phones. */
export interface TextMessages {
  /**
   * Resolves when the message has been handed over. Rejects when it was not, or once the signal says so:
   * with `UnreachablePhone`, or another error. No error's text holds the number or the code.
   */
  readonly send: (message: TextMessage, signal: AbortSignal) => Promise<void>;
}

/** The number takes no text messages: it does not exist, is a landline, or has opted out. */
export class UnreachablePhone extends Error {
  override readonly name = 'UnreachablePhone';
}
