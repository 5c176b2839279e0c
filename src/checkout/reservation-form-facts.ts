import { type LeadFormDealer, type LeadFormFacts, leadFormFacts } from '../leads/form/lead-form-facts.ts';
import type { Settings } from '../tenant/settings/subjects.ts';

/** What the form of a reservation says, in a dealer's words: plain data, the props of its island. */
export interface ReservationFormFacts {
  /** What it has in common with all forms that become leads. */
  readonly lead: LeadFormFacts;
  /** Last part of the address of its page. */
  readonly route: Settings['checkout']['page']['route'];
  /** For a shopper who is offline: somebody else may be faster while a form waits for a network. */
  readonly offline: string;
  /** Over the contact fields. */
  readonly heading: string;
  /** Where a shopper has signed in, with {phone}. */
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
