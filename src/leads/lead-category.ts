import type { LeadSettings } from '../tenant/settings/leads/leads.schema.ts';
import type { LeadFormName } from './lead-form-names.ts';

/** "Careers Enquiry is converted to General Enquiry with subcategory Career Enquiry" (leads and dealer §4). */
export const careers = {
  chosen: 'Careers Enquiry',
  category: 'General Enquiry',
  subcategory: 'Career Enquiry',
} as const;

interface Sent {
  readonly form: LeadFormName;
  /** `''` where the shopper chose none. */
  readonly category: string;
  /** As the page says it; `''` for none. */
  readonly subcategory: string;
  /** About a vehicle that is not for sale any more. */
  readonly isUnavailable: boolean;
}

/** What a lead is called in the dealer's system. */
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
