/**
 * A value that a page hands to its island as JSON in a script element of its own. As an ordinary property
 * Astro would write it into an attribute, where each quote takes six characters and each value a tag.
 */
export type Handed<Value> = { readonly id: string; readonly value?: Value };

/** For the page: Astro writes only `id` into the island's attribute, as it passes over `value`. */
export function hand<Value>(id: string, value: Value): Handed<Value> {
  return Object.defineProperty({ id }, 'value', { value, enumerable: false });
}

/** For the island: the value itself while the page is rendered, in the browser what the page carries. */
export function take<Value>({ id, value }: Handed<Value>): Value {
  if (value !== undefined) return value;
  const text = document.getElementById(id)?.textContent;
  if (text === undefined) throw new Error(`The page has no element "${id}".`);
  const parsed: Value = JSON.parse(text);
  return parsed;
}
