import type { Settings } from '../tenant/settings/subjects.ts';

/** Texts of the island; those of replies come from the function. */
export type DeliveryFacts = ReturnType<typeof deliveryFacts>;

export function deliveryFacts({ delivery, forms }: Pick<Settings, 'delivery' | 'forms'>) {
  const { heading, price, free, noPrice, back, ...texts } = delivery.texts;
  return { ...texts, slow: forms.texts.slow, example: forms.placeholders.postcode };
}
