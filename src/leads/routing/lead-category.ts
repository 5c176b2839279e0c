import type { LeadSettings } from '../../tenant/settings/leads/leads.schema.ts';
import type { LeadFormName } from '../lead-form-names.ts';

/** "Careers Enquiry is converted to General Enquiry with subcategory Career Enquiry" (leads and dealer §4). */
export const careers = {
  chosen: 'Careers Enquiry',
  category: 'General Enquiry',
  subcategory: 'Career Enquiry',
} as const;

interface Sent {
  readonly form: LeadFormName;
  /** `''` if the shopper chose none. */
  readonly category: string;
  /** Set by the page; `''` if none. */
  readonly subcategory: string;
  /** The lead is about a vehicle that is no longer for sale. */
  readonly isUnavailable: boolean;
}

/** Category and subcategory of a lead in the dealer's CRM. */
export function leadCategory(
  { form, category, subcategory, isUnavailable }: Sent,
  settings: LeadSettings,
): { readonly category: string; readonly subcategory: string | null } {
  const chosen = category || settings.enquiry.defaultCategory;
  if (form === 'careers' || (form === 'enquiry' && chosen === careers.chosen)) {
    return { category: careers.category, subcategory: careers.subcategory };
  }
  if (form === 'request-photos') {
    return { category: settings.requestPhotos.category, subcategory: settings.requestPhotos.subcategory };
  }
  const usual = form === 'enquiry' && isUnavailable ? settings.unavailable.subcategory : null;
  return { category: categoryOf(form, chosen, settings), subcategory: subcategory || usual };
}

function categoryOf(form: LeadFormName, chosen: string, settings: LeadSettings): string {
  switch (form) {
    case 'test-drive':
      return settings.testDrive.category;
    case 'short':
    case 'finance':
    case 'valuation':
    case 'service':
    case 'parts':
      return settings[form].category;
    default:
      return chosen;
  }
}
