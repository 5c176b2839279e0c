import { isJsonObject, type JsonObject } from '../load/merge-settings.ts';
import type { SettingPath } from '../problem.ts';

/** The parts of a file's JSON Schema for the setting at a path; empty if unknown. */
export function schemaParts(root: JsonObject, path: SettingPath): JsonObject[] {
  return path.reduce<JsonObject[]>((parts, step) => parts.flatMap((part) => below(part, step)), [root]);
}

function below(part: JsonObject, step: string | number): JsonObject[] {
  const { properties, additionalProperties, items } = part;
  const own = typeof step === 'number' ? items : (child(properties, step) ?? additionalProperties);
  return [...(isJsonObject(own) ? [own] : []), ...branches(part).flatMap((branch) => below(branch, step))];
}

function child(properties: JsonObject[string] | undefined, name: string) {
  return isJsonObject(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
}

export function branches({ anyOf }: JsonObject): JsonObject[] {
  return Array.isArray(anyOf) ? anyOf.filter(isJsonObject) : [];
}

/** The names of the settings within a part, in order. */
export function namesWithin(parts: readonly JsonObject[]): string[] {
  const names = parts.flatMap((part) => [
    ...(isJsonObject(part['properties']) ? Object.keys(part['properties']) : []),
    ...namesWithin(branches(part)),
  ]);
  return [...new Set(names)].filter((name) => name !== '$schema');
}

/** The description of a setting. */
export function describedAs(parts: readonly JsonObject[]): string | undefined {
  const found = parts.map((part) => part['description'] ?? describedAs(branches(part)));
  return found.find((words) => typeof words === 'string');
}

/** All settings of a file by dotted key, including groups, without list items. */
export function allKeys(part: JsonObject, above = ''): string[] {
  return namesWithin([part]).flatMap((name) => {
    const key = above === '' ? name : `${above}.${name}`;
    return [key, ...schemaParts(part, [name]).flatMap((inner) => allKeys(inner, key))];
  });
}
