import { type LeadFormDealer, type LeadFormFacts, leadFormFacts } from '../leads/form/lead-form-facts.ts';
import type { Settings } from '../tenant/settings/subjects.ts';

/** Props of the reservation form's island, with the dealer's texts. */
export interface ReservationFormFacts {
  /** Facts shared with all lead forms. */
  readonly lead: LeadFormFacts;
  /** Last segment of the page's path. */
  readonly route: Settings['checkout']['page']['route'];
  /** Message while offline: reservations are not queued, because somebody else may reserve meanwhile. */
  readonly offline: string;
  /** Heading above the contact fields. */
  readonly heading: string;
  /** Text for signed-in shoppers, with the placeholder {phone}. */
  readonly signedIn: string;
}

interface Dealer extends LeadFormDealer {
  readonly settings: LeadFormDealer['settings'] & Pick<Settings, 'checkout' | 'payment'>;
}

export function reservationFormFacts(dealer: Dealer): ReservationFormFacts {
  const { checkout, payment } = dealer.settings;
  const { page } = checkout;
  const lead = leadFormFacts('reservation', dealer, { isAboutVehicle: true });
  return {
    lead: {
      ...lead,
      action: '/api/reservations',
      submit: payment.stripe === null ? page.submit : page.pay,
      message: { label: page.message },
    },
    route: page.route,
    offline: page.offline,
    heading: page.contact,
    signedIn: page.signedIn,
  };
}
