export interface MailMessage {
  readonly to: readonly string[];
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** Where a reply goes, because the sender is the same for all dealers. */
  readonly replyTo?: string | undefined;
  /** Headers of the message, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Idempotency key: a message with the same key is sent once. */
  readonly key: string;
}

export interface Mail {
  /**
   * Resolves when the service has accepted the message; rejects with a `DeliveryFailure` otherwise.
   */
  readonly send: (message: MailMessage, signal: AbortSignal) => Promise<void>;
}
