/** Settings without the list items, at any depth, that link to one of these paths. */
export function withoutLinks<Settings>(settings: Settings, paths: readonly string[]): Settings {
  if (paths.length === 0) return settings;
  // Only list items are removed, so the type is unchanged.
  return without(settings, paths) as Settings;
}

function without(value: unknown, paths: readonly string[]): unknown {
  if (Array.isArray(value))
    return value.filter((item) => !leadsTo(item, paths)).map((item) => without(item, paths));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(inner, paths)]));
}

function leadsTo(item: unknown, paths: readonly string[]): boolean {
  if (typeof item !== 'object' || item === null || !('href' in item)) return false;
  const { href } = item;
  return typeof href === 'string' && paths.includes(href.replace(/[?#].*$/, ''));
}
