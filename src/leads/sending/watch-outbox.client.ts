import { deviceStorage } from '../../ui/storage/device-storage.store.ts';

/** Runs on every page: sends queued leads as soon as the browser is online. */
export function watchOutbox(): void {
  const send = async () => {
    // Checks the key only: parsing the queue needs `outbox.store.ts`, which is not worth loading on every page.
    if (deviceStorage['lead-outbox'] === undefined || !navigator.onLine) return;
    const load = () => import('./send-queued-leads.client.ts');
    await (await load().catch(load)).sendQueuedLeads();
  };
  // If the code cannot be loaded now, the queue stays on the device and the next page tries again.
  const trySend = () => void send().catch(() => {});
  addEventListener('online', trySend);
  trySend();
}
