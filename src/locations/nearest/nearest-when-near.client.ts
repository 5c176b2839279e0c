import { wakeFormsWhenNear } from '../../ui/when-near.client.ts';

/** Brings the search by postcode to life when somebody comes near it. */
export function wakeNearestWhenNear(): void {
  wakeFormsWhenNear('nearest-location', async () =>
    (await import('./nearest-location.client.ts')).defineNearestLocation(),
  );
}
