import { deviceStorage } from '../../ui/device-storage.store.ts';

/** On every page: what was written offline goes out as soon as there is a network. */
export function watchOutbox(): void {
  const send = async () => {
    // What it holds is parsed by `outbox.store.ts`, which is not worth loading on every page.
    if (deviceStorage['lead-outbox'] === undefined || !navigator.onLine) return;
    const { sendKeptLeads } = await import('./send-kept-leads.client.ts');
    await sendKeptLeads();
  };
  // What cannot be loaded now stays on the device for the next page.
  const trySend = () => void send().catch(() => {});
  addEventListener('online', trySend);
  trySend();
}
