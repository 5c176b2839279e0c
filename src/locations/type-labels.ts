import type { Location } from '../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../tenant/settings/subjects.ts';

/** What a kind of branch is called. */
export function typeLabel(type: Location['types'][number], texts: Settings['locations']['texts']): string {
  return type === 'car-buying' ? texts.carBuying : texts[type];
}
