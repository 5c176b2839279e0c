import { isJsonObject } from './load/merge-settings.ts';
import { alternatives, type SchemaNode } from './mistakes/schema-shape.ts';
import { formatPath, type SettingPath } from './problem.ts';

const optionalTypes = new Set(['optional', 'exact_optional', 'nullish', 'undefinedable']);

/**
 * Settings that a dealer may leave out although `_defaults` does not show them: their default would be
 * hidden in the schema. List items are whole and have no defaults file.
 */
export function defaultGaps(schema: SchemaNode, defaults: unknown, above: SettingPath = []): string[] {
  if (!isJsonObject(defaults)) return [];
  return alternatives(schema, defaults).flatMap((group) =>
    Object.entries(group.entries ?? {}).flatMap(([key, entry]) => {
      const path = [...above, key];
      if (Object.hasOwn(defaults, key)) return defaultGaps(entry, defaults[key], path);
      return optionalTypes.has(entry.type) ? [formatPath(path)] : [];
    }),
  );
}
