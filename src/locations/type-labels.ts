import type { Location } from '../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../tenant/settings/subjects.ts';

/** Display name of a branch type. */
export function typeLabel(type: Location['types'][number], texts: Settings['locations']['texts']): string {
  return type === 'car-buying' ? texts.carBuying : texts[type];
}
