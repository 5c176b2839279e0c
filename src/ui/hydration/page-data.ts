/**
 * A value that a page passes to its island as JSON in a script element. As a prop it would be in an attribute, where
 * every quote is escaped with six characters and every value is tagged.
 */
export type PageData<Value> = { readonly id: string; readonly value?: Value };

/** For the page: only `id` becomes a prop, because `value` is not serialised. */
export function pageData<Value>(id: string, value: Value): PageData<Value> {
  return Object.defineProperty({ id }, 'value', { value, enumerable: false });
}

/** For the island: the value itself on the server; in the browser it is read from the script element. */
export function readPageData<Value>({ id, value }: PageData<Value>): Value {
  if (value !== undefined) return value;
  const text = document.getElementById(id)?.textContent;
  if (text === undefined) throw new Error(`The page has no element "${id}".`);
  const parsed: Value = JSON.parse(text);
  return parsed;
}
