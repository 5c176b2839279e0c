import { isJsonObject } from './load/merge-settings.ts';
import { alternatives, type SchemaNode } from './mistakes/schema-shape.ts';
import { formatPath, type SettingPath } from './problem.ts';

const optionalTypes = new Set(['optional', 'exact_optional', 'nullish', 'undefinedable']);

/**
 * Optional settings that `_defaults` does not contain, so that their default is hidden in the schema. List
 * items are replaced as a whole and have no defaults.
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
