export interface MailMessage {
  readonly to: readonly string[];
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** Of the message itself, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The same message under the same key is sent once. */
  readonly key: string;
}

/** Sends e-mail. */
export interface Mail {
  /** Resolves when the message has been handed over; rejects with a `DeliveryFailure` when it was not. */
  readonly send: (message: MailMessage, signal: AbortSignal) => Promise<void>;
}
