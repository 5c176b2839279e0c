import { leadEvents } from '../leads/sending/lead-events.ts';
import { deviceStorage } from '../ui/device-storage.store.ts';
import type { Track } from './tracker.ts';

/** Of what a `lead-sent` event says (`src/leads/success`), the part that is counted. */
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

/** Ids of the leads that were told, apart by spaces: a retry, a reload or another tab tells none again. */
const TOLD_LEADS = 'told-leads';
const MOST_TOLD = 20;

/** Whether this is the first word of a lead; from now on it is not. */
function isFirst(leadId: string): boolean {
  const told = deviceStorage[TOLD_LEADS]?.split(' ') ?? [];
  if (told.includes(leadId)) return false;
  deviceStorage[TOLD_LEADS] = [leadId, ...told].slice(0, MOST_TOLD).join(' ');
  return true;
}

/**
 * The vehicle that a lead is about: what the form, or its page, was filled in with. Null where neither is about
 * it, as for a lead that is sent later from another page.
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
 * Tells the events of each lead that the server has acknowledged: `lead-sent`, from the form or, for
 * one that was sent later, from the document. Of what was typed only the category is looked at.
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
