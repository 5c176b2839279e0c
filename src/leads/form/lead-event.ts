import type { EventName } from '../../analytics/event-ids.ts';

/** What was sent, as far as its event depends on it. */
export type LeadFacts = {
  /** By the name that the form sends as `form`, or `trade-in`. */
  readonly form: string;
  /** As the shopper chose it; `''` for none. */
  readonly category: string;
  /** Of the vehicle that it is about; null for none. */
  readonly car: {
    /** `new`, `demo` or `used`; any other where it is not known. */
    readonly carType: string;
    /** "The 'Test Drive Only' tag uses event 17." */
    readonly isTestDriveOnly: boolean;
  } | null;
  /** A trade-in whose estimate the shopper took. */
  readonly isOfferAccepted: boolean;
};

/**
 * The events of a lead ("Analytics event ids", leads and dealer §9). A form that is about no vehicle is a
 * "default form enquiry"; whoever looks for work is counted apart from shoppers, whatever page it was sent from.
 */
export function leadEvents({ form, category, car, isOfferAccepted }: LeadFacts): readonly EventName[] {
  const isUsed = car?.carType === 'used' && !car.isTestDriveOnly;
  if (form === 'trade-in' || form === 'valuation') {
    return isOfferAccepted ? ['trade-in', 'offer-accepted'] : ['trade-in'];
  }
  if (form === 'careers' || (form === 'enquiry' && category === 'Careers Enquiry')) return ['career-enquiry'];
  if (form === 'test-drive' || car?.isTestDriveOnly) return [isUsed ? 'test-drive-used' : 'test-drive'];
  if (car === null) return ['default-enquiry'];
  return [isUsed ? 'enquiry-used' : 'enquiry'];
}
