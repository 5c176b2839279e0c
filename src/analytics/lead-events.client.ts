import { leadEvents } from '../leads/sending/lead-events.ts';
import { deviceStorage } from '../ui/storage/device-storage.store.ts';
import type { Track } from './tracker.ts';

/** The parts of a `lead-sent` event that analytics uses (`src/leads/success`). */
interface CountedLead {
  readonly form: string;
  readonly leadId: string;
  readonly carSlug: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly isOfferAccepted: boolean;
}

declare global {
  interface DocumentEventMap {
    'lead-sent': CustomEvent<CountedLead>;
  }
}

/** Ids of tracked leads, separated by spaces: a retry, a reload or another tab does not track them again. */
const TRACKED_LEADS = 'told-leads';
const MAX_TRACKED = 20;

/** Whether the lead was not tracked yet; marks it as tracked. */
function isFirst(leadId: string): boolean {
  const tracked = deviceStorage[TRACKED_LEADS]?.split(' ') ?? [];
  if (tracked.includes(leadId)) return false;
  deviceStorage[TRACKED_LEADS] = [leadId, ...tracked].slice(0, MAX_TRACKED).join(' ');
  return true;
}

/**
 * The vehicle of a lead, from attributes of the form or of the page. Null if there are none, as for a queued lead
 * sent from another page.
 */
function carOf(source: EventTarget | null, leadSlug: string) {
  const near = source instanceof Element ? source.closest<HTMLElement>('[data-car-type]') : null;
  for (const element of [near, document.querySelector<HTMLElement>('[data-car-type]')]) {
    const { car = '', slug = '', name = '', ...own } = element?.dataset ?? {};
    const { carId: id = car, carSlug = slug, carName = name, carType = '', testDriveOnly } = own;
    const isTestDriveOnly = testDriveOnly !== undefined;
    if (carSlug === leadSlug) return { id, slug: carSlug, name: carName, carType, isTestDriveOnly };
  }
  return null;
}

/**
 * Tracks each lead that the server has accepted. `lead-sent` comes from the form, or from the document for a queued
 * lead. Of the form's values only the category is used.
 */
export function trackLeads(track: Track, isAgreed: () => boolean): void {
  document.addEventListener('lead-sent', ({ target, detail }) => {
    const { form, leadId, carSlug, fields, isOfferAccepted } = detail;
    if (!isAgreed() || !isFirst(leadId)) return;
    const category = String(fields['category'] ?? '');
    const known = carSlug ? carOf(target, carSlug) : null;
    const car = carSlug ? (known ?? { carType: '', isTestDriveOnly: false }) : null;
    for (const name of leadEvents({ form, category, car, isOfferAccepted })) track(name, known);
  });
}
