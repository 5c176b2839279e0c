import type { DeliveryAnswer } from './delivery-answer.ts';

/** What the page on demand `delivery` shows to a browser without JavaScript. */
export interface DeliveryPageProps {
  /** The vehicle whose page asked; null when it is not known. */
  readonly vehicle: { readonly slug: string; readonly name: string } | null;
  /** As it was typed. */
  readonly postcode: string;
  readonly answer: Pick<DeliveryAnswer, 'kind' | 'message'>;
}
