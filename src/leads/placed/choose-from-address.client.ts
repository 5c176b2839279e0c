import { namedOption } from './named-option.ts';

/** What the short form calls otherwise. */
const otherNames: Readonly<Record<string, string>> = { location_id: 'location' };

/**
 * `?category=` and `?location=` choose in the lists of those names: a page that was built before anybody
 * asked for it sees its address only here.
 */
export function chooseFromAddress(): void {
  const query = new URLSearchParams(location.search);
  for (const select of document.querySelectorAll<HTMLSelectElement>('lead-form select')) {
    const wanted = query.get(otherNames[select.name] ?? select.name) ?? '';
    const chosen = namedOption([...select.options], wanted);
    if (chosen !== null) select.value = chosen;
  }
}
