/**
 * The new value made of the old one's parts wherever they are equal, so that what did not change stays the
 * same object and is not drawn again. For plain data: arrays, objects, strings, numbers, booleans, null.
 */
export function shareStructure<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after) || !isParts(before) || !isParts(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const entries = Object.entries(after).map(([key, part]): [string, unknown] => [
    key,
    shareStructure(before[key], part),
  ]);
  const isSame =
    entries.length === Object.keys(before).length &&
    entries.every(([key, part]) => Object.hasOwn(before, key) && Object.is(part, before[key]));
  const shared: unknown = isSame
    ? before
    : Array.isArray(after)
      ? entries.map(([, part]) => part)
      : Object.fromEntries(entries);
  // Equal part for part to `after`, whose type it therefore has.
  return shared as Value;
}

function isParts(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
