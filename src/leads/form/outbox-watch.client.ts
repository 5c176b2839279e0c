/** Of `lead-outbox.client.ts`, whose parsing is not worth loading on every page. */
const OUTBOX = 'lead-outbox';

function hasKeptLeads(): boolean {
  try {
    return localStorage.getItem(OUTBOX) !== null;
  } catch {
    return false;
  }
}

/** On every page: what was written offline goes out as soon as there is a network. */
export function watchOutbox(): void {
  const send = async () => {
    if (!hasKeptLeads() || !navigator.onLine) return;
    const { sendKeptLeads } = await import('./send-kept-leads.client.ts');
    await sendKeptLeads();
  };
  // What cannot be loaded now stays on the device for the next page.
  const trySend = () => void send().catch(() => {});
  addEventListener('online', trySend);
  trySend();
}
