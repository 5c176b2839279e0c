import type { Settings } from '../tenant/settings/subjects.ts';

/** The words that the island needs; those of the answers come with them. */
export type DeliveryFacts = ReturnType<typeof deliveryFacts>;

export function deliveryFacts({ delivery, forms }: Pick<Settings, 'delivery' | 'forms'>) {
  const { heading, price, free, noPrice, back, ...texts } = delivery.texts;
  return { ...texts, slow: forms.texts.slow, example: forms.placeholders.postcode };
}
