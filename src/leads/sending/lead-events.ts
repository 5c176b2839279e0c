import type { EventName } from '../../analytics/event-ids.ts';

/** The parts of a lead that decide which analytics events it triggers. */
export type LeadFacts = {
  /** Name that the form posts as `form`, or `trade-in`. */
  readonly form: string;
  /** The category chosen by the shopper; `''` if none. */
  readonly category: string;
  /** The vehicle that the lead is about; null if none. */
  readonly car: {
    /** `new`, `demo` or `used`; any other value if unknown. */
    readonly carType: string;
    /** "The 'Test Drive Only' tag uses event 17." */
    readonly isTestDriveOnly: boolean;
  } | null;
  /** True for a trade-in whose estimate the shopper accepted. */
  readonly isOfferAccepted: boolean;
};

/**
 * The analytics events of a lead ("Analytics event ids", leads and dealer §9). A form about no vehicle is a "default
 * form enquiry". Job applications have an event of their own, whatever form sent them.
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
