interface RevealedFor {
  readonly id: string;
  /** The branch that has the vehicle. */
  readonly location: string;
  readonly website: string;
}

/** "click reveals the full number and logs a reveal call" (stock and vehicle §4). */
export function logReveal({ id, location, website }: RevealedFor): void {
  // Fire and forget: nothing depends on the reply, and the call may leave the page.
  fetch('/api/reveal-phone', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ car_id: id, dealership_id: location, website_id: website }),
    keepalive: true,
  }).catch(() => {});
}
