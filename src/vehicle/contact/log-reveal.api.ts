interface RevealedFor {
  readonly id: string;
  /** Branch where the vehicle stands. */
  readonly location: string;
  readonly website: string;
}

/** "click reveals the full number and logs a reveal call" (stock and vehicle §4). */
export function logReveal({ id, location, website }: RevealedFor): void {
  // The shopper waits for nothing here, and the call may leave the page: whether it arrives is nobody's matter.
  fetch('/api/reveal-phone', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ car_id: id, dealership_id: location, website_id: website }),
    keepalive: true,
  }).catch(() => {});
}
