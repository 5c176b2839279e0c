/** By the name that a form sends as `form`. */
export const leadFormNames = [
  'enquiry',
  'test-drive',
  'request-photos',
  'short',
  'mini-contact',
  'finance',
  'valuation',
  'service',
  'parts',
  'careers',
] as const;

/** A reservation has an endpoint of its own: as a lead like any other it would hold no vehicle. */
export type LeadFormName = (typeof leadFormNames)[number] | 'reservation';
