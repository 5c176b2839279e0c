import type { Receipt } from '../../leads/success/receipt.schema.ts';
import type { ReservationReply } from '../reservation.schema.ts';

/** Props of the on-demand page `reservation`, which anyone with its link can open. */
export interface ReservationPageProps {
  readonly reservation: ReservationReply;
  /** The end of the hold by the clock of the vehicle's branch. */
  readonly until: string;
  /** Current contact details of the vehicle's branch. */
  readonly recipient: Receipt['recipient'];
  /** URL of a photo of the vehicle; null if none. */
  readonly image: string | null;
  /** The shopper has returned from the payment page, and the provider has not confirmed the payment yet. */
  readonly isBack: boolean;
  /** The error message of the last action, such as a failed payment; null without one. */
  readonly problem: string | null;
}
