import { type RefObject, useEffect, useRef } from 'react';
import { namedOption } from './named-option.ts';

/** Query parameter names that differ from the field names of the short form. */
const otherNames: Readonly<Record<string, string>> = { location_id: 'location' };

/**
 * Preselects options from `?category=` and `?location=`. Done in the browser, because built pages do not know their
 * query.
 */
export function useQueryOptions(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    for (const select of place.current?.querySelectorAll('select') ?? []) {
      const wanted = query.get(otherNames[select.name] ?? select.name) ?? '';
      const chosen = namedOption([...select.options], wanted);
      // No event is dispatched, because a preselected option must not be saved as a draft.
      if (chosen !== null) select.value = chosen;
    }
  }, []);
  return place;
}
