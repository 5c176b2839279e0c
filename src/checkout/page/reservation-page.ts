import type { Receipt } from '../../leads/success/receipt.schema.ts';
import type { ReservationReply } from '../reservation.schema.ts';

/** What the page on demand `reservation` shows to whoever has its link. */
export interface ReservationPageProps {
  readonly reservation: ReservationReply;
  /** Of the branch where the vehicle stands, as it is today. */
  readonly recipient: Receipt['recipient'];
  /** A photograph of the vehicle; null for none. */
  readonly image: string | null;
  /** The shopper comes back from paying, which the provider has not confirmed yet. */
  readonly isBack: boolean;
  /** The error message of the last action, such as a failed payment; null without one. */
  readonly problem: string | null;
}
