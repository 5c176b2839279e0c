/** Lead forms that can be placed on any page, by the name that a form posts as `form`. */
export const placedFormNames = [
  'enquiry',
  'test-drive',
  'request-photos',
  'short',
  'mini-contact',
  'service',
  'parts',
  'careers',
] as const;

export type PlacedLeadForm = (typeof placedFormNames)[number];

/** Finance and valuation have pages of their own and cannot be placed elsewhere. */
export const leadFormNames = [...placedFormNames, 'finance', 'valuation'] as const;

/** Reservations have their own endpoint: posted as an ordinary lead, one would not hold the vehicle. */
export type LeadFormName = (typeof leadFormNames)[number] | 'reservation';
