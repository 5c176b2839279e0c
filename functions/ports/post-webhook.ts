export interface WebhookMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Posts to a URL from a dealer's settings. Does not follow redirects; resolves with any status.
 * Rejects with `ClosedAddress` when the address is in our own network.
 */
export type PostWebhook = (url: string, message: WebhookMessage, signal: AbortSignal) => Promise<Response>;

/**
 * An address that requests from outside must not reach: this machine, its network, a cloud's
 * metadata service.
 */
export class ClosedAddress extends Error {
  override readonly name = 'ClosedAddress';

  constructor(host: string) {
    super(`${host} is not on the open internet.`);
  }
}
