export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Merges a dealer's settings over the defaults: groups merge by key; lists, texts, numbers and null replace
 * the default.
 */
export function mergeSettings(defaults: JsonValue, overrides: JsonValue): JsonValue {
  if (!isJsonObject(defaults) || !isJsonObject(overrides)) return overrides;
  const merged = new Map(Object.entries(defaults));
  for (const [key, value] of Object.entries(overrides)) {
    const base = merged.get(key);
    merged.set(key, base === undefined ? value : mergeSettings(base, value));
  }
  return Object.fromEntries(merged);
}
