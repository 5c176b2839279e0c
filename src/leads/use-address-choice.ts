import { type RefObject, useEffect, useRef } from 'react';
import { namedOption } from './placed/named-option.ts';

/** What the short form calls otherwise. */
const otherNames: Readonly<Record<string, string>> = { location_id: 'location' };

/** `?category=` and `?location=` choose in the lists of those names: built pages do not know their address. */
export function useAddressChoice(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    for (const select of place.current?.querySelectorAll('select') ?? []) {
      const wanted = query.get(otherNames[select.name] ?? select.name) ?? '';
      const chosen = namedOption([...select.options], wanted);
      // Without an event: what an address chooses is no draft of the shopper.
      if (chosen !== null) select.value = chosen;
    }
  }, []);
  return place;
}
