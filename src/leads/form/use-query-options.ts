import { type RefObject, useEffect, useRef } from 'react';

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

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Finds the option whose value or label equals a query parameter; null if none does. */
export function namedOption(options: readonly Option[], wanted: string): string | null {
  const plain = (text: string) => text.trim().toLowerCase();
  const name = plain(wanted);
  if (name === '') return null;
  return options.find(({ value, label }) => plain(value) === name || plain(label) === name)?.value ?? null;
}
