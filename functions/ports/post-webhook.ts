export interface WebhookMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Posts to an address that a dealer's settings name. Follows no redirect, and resolves with any status. Rejects with
 * `ClosedAddress` when the address is inside our own network.
 */
export type PostWebhook = (url: string, message: WebhookMessage, signal: AbortSignal) => Promise<Response>;

/** An address that strangers may not have us ask: this machine, its network, a cloud's metadata service. */
export class ClosedAddress extends Error {
  override readonly name = 'ClosedAddress';

  constructor(host: string) {
    super(`${host} is not on the open internet.`);
  }
}
