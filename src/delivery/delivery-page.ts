import type { ShownAnswer } from './delivery-answer.ts';

/** Props of the on-demand page `delivery`, for browsers without JavaScript. */
export interface DeliveryPageProps {
  /** The vehicle whose page was used; null if unknown. */
  readonly vehicle: { readonly slug: string; readonly name: string } | null;
  /** As typed. */
  readonly postcode: string;
  readonly answer: ShownAnswer;
}
