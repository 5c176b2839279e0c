import { leadEvents } from '../leads/form/lead-event.ts';
import type { Track } from './tracker.ts';

/** Ids of the leads that were told, apart by spaces: a retry, a reload or another tab tells none again. */
const TOLD_LEADS = 'told-leads';
const MOST_TOLD = 20;

const toldHere = new Set<string>();

/** Whether this is the first word of a lead; from now on it is not. */
function isFirst(leadId: string): boolean {
  const isNew = !toldHere.has(leadId);
  toldHere.add(leadId);
  try {
    const told = (localStorage.getItem(TOLD_LEADS) ?? '').split(' ');
    if (told.includes(leadId)) return false;
    localStorage.setItem(TOLD_LEADS, [leadId, ...told].slice(0, MOST_TOLD).join(' ').trim());
  } catch {
    // Storage is switched off or full: then this page alone knows.
  }
  return isNew;
}

/** A property of a foreign event's detail. */
function said(detail: unknown, name: string): unknown {
  return typeof detail === 'object' && detail !== null ? Reflect.get(detail, name) : undefined;
}

function word(detail: unknown, name: string): string {
  const value = said(detail, name);
  return typeof value === 'string' ? value : '';
}

/**
 * The vehicle that a lead is about: what the form, or its page, was filled in with. Null where neither is about
 * it, as for a lead that is sent later from another page.
 */
function carOf(source: EventTarget | null, leadSlug: string) {
  const near = source instanceof Element ? source.closest<HTMLElement>('[data-car-type]') : null;
  for (const element of [near, document.querySelector<HTMLElement>('[data-car-type]')]) {
    const { car = '', slug = '', name = '', ...own } = element?.dataset ?? {};
    const { carId = car, carSlug = slug, carName = name, carType = '', testDriveOnly } = own;
    if (carSlug === leadSlug && carSlug !== '') {
      return {
        id: carId,
        slug: carSlug,
        name: carName,
        carType,
        isTestDriveOnly: testDriveOnly !== undefined,
      };
    }
  }
  return null;
}

/**
 * Tells the events of each lead that the server has acknowledged: `lead-sent`, from the form or, for
 * one that was sent later, from the document. Of what was typed only the category is looked at.
 */
export function trackLeads(track: Track, isAgreed: () => boolean): void {
  document.addEventListener('lead-sent', (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null;
    const leadId = word(detail, 'leadId');
    if (leadId === '' || !isAgreed() || !isFirst(leadId)) return;
    const slug = word(detail, 'carSlug');
    const car = carOf(event.target, slug);
    const names = leadEvents({
      form: word(detail, 'form'),
      category: word(said(detail, 'fields'), 'category'),
      car: slug === '' ? null : (car ?? { carType: '', isTestDriveOnly: false }),
      isOfferAccepted: said(detail, 'isOfferAccepted') === true,
    });
    for (const name of names) track(name, car);
  });
}
