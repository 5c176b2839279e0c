import * as v from 'valibot';
import { described, switchFor } from '../parts.schema.ts';

const feature = (what: string) => switchFor(`False takes it off every page: ${what}`);

/**
 * site.json `features`: "Features (printing, finance, checkout, chat, trade-in, similar cars,
 * call-the-dealer) are switched per dealership" (leads and dealer §6). A feature that is on follows its own
 * file.
 */
export const featuresSchema = v.strictObject({
  printing: feature('printing a vehicle, and its PDF'),
  finance: feature('estimates, calculators, applications and the links to them'),
  checkout: feature('reserving and buying online'),
  chat: feature('the button of chat.json'),
  tradeIn: feature('valuations of the car that somebody has'),
  similarCars: feature('vehicles like the one on the page'),
  callTheDealer: feature('the number beside a vehicle'),
});

export type Features = v.InferOutput<typeof featuresSchema>;

/** Features that a branch may switch off for its vehicles; others follow the dealer. */
export const branchFeatures = ['finance', 'checkout', 'chat', 'tradeIn', 'callTheDealer'] as const;

const switched = v.optional(v.boolean(), true);

/** locations.json `features` of a branch. */
export const branchFeaturesSchema = v.strictObject({
  finance: described(switched, 'False takes finance off the vehicles of this branch'),
  checkout: described(switched, 'False takes reserving online off the vehicles of this branch'),
  chat: described(switched, 'False takes the chat button off the vehicles of this branch'),
  tradeIn: described(switched, 'False takes the trade-in off the vehicles of this branch'),
  callTheDealer: described(switched, 'False takes the phone number off the vehicles of this branch'),
});

export type BranchFeatures = v.InferOutput<typeof branchFeaturesSchema>;
