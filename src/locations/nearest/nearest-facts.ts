import type { Settings } from '../../tenant/settings/subjects.ts';

/** Texts of the island. */
export type NearestFacts = ReturnType<typeof nearestFacts>;

export function nearestFacts({ locations, leads, forms }: Pick<Settings, 'locations' | 'leads' | 'forms'>) {
  const { show: _, ...words } = locations.nearest;
  const { getDirections } = locations.texts;
  return { ...words, getDirections, invalid: leads.texts.postcode, example: forms.placeholders.postcode };
}
