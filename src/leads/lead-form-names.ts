/** The lead forms that stand on pages, by the name that a form sends as `form`. */
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

/** Finance and valuation have screens of their own. */
export const leadFormNames = [...placedFormNames, 'finance', 'valuation'] as const;

/** A reservation has an endpoint of its own: as a lead like any other it would hold no vehicle. */
export type LeadFormName = (typeof leadFormNames)[number] | 'reservation';
