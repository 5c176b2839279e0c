import * as v from 'valibot';
import { holdsSetting, layerBelow, placeOf } from './json/setting-place.ts';
import type { ParsedFile, SettingsFile } from './json/settings-file.ts';
import { isJsonObject, type JsonValue, mergeSettings } from './load/merge-settings.ts';
import {
  alternatives,
  knownKeys,
  pipeSteps,
  type SchemaNode,
  schemasAt,
  valueAt,
} from './mistakes/schema-shape.ts';
import { nearestWord } from './nearest.ts';
import { formatPath, type Problem, type SettingPath } from './problem.ts';

/**
 * `texts.json`: a dealer's dictionary. It holds texts of any subject, each below the name of its subject as in the
 * subject's own file: `{ "search": { "texts": { "noResultsTitle": "Nothing here" } } }`.
 */
export const TEXTS_NAME = 'texts';

/** Steps of a schema whose value is no text for people: addresses, colours, times. */
const formats = new Set([
  'check',
  'regex',
  'url',
  'email',
  'starts_with',
  'iso_date',
  'iso_time',
  'hex_color',
]);

/** The dictionary of the dealer with this settings file. */
export function dictionaryName({ name }: SettingsFile): string {
  return name.replace(/[^/]+$/, `${TEXTS_NAME}.json`);
}

/** Whether a setting is a text for people, which belongs in the dictionary. */
export function isText(nodes: readonly SchemaNode[]): boolean {
  const kinds = nodes.flatMap((node) => alternatives(node, undefined)).filter(({ type }) => type !== 'null');
  return (
    kinds.length > 0 &&
    kinds.every(
      (node) =>
        node.type === 'string' &&
        v.getMetadata(node)['isReference'] !== true &&
        !pipeSteps(node).some(({ type }) => formats.has(type)),
    )
  );
}

/** Names in the dictionary that are no subject, or hold no group. */
export function dictionaryProblems({ file }: ParsedFile, subjects: readonly string[]): Problem[] {
  return Object.entries(file.value).flatMap(([name, value]): Problem[] => {
    const place = { ...placeOf([name], file, file), key: name };
    if (!subjects.includes(name)) {
      const nearest = nearestWord(name, subjects);
      return [
        {
          ...place,
          kind: 'key',
          message: `${name} is no settings file; the dictionary holds texts below the name of their file.`,
          nearest: nearest === undefined ? undefined : JSON.stringify(nearest),
          allowed: subjects.join(', '),
        },
      ];
    }
    if (isJsonObject(value)) return [];
    return [{ ...place, kind: 'value', message: `${name} must be a group in curly brackets { }.` }];
  });
}

/**
 * A subject's file with its part of the dictionary. Reports what is no text, and what both files set; the dictionary
 * is left out then.
 */
export function withDictionary(
  own: SettingsFile,
  dictionary: SettingsFile,
  { name, schema, defaults }: { name: string; schema: SchemaNode; defaults: JsonValue },
): { file: SettingsFile; problems: Problem[] } {
  const texts = layerBelow(dictionary, name);
  if (texts === undefined) return { file: own, problems: [] };
  const merged = mergeSettings(mergeSettings(defaults, own.value), texts.value);
  const problems = leafPaths(texts.value).flatMap((path): Problem[] => {
    const place = { ...placeOf(path, texts, texts), key: formatPath([name, ...path]) };
    if (!isText(schemasAt(schema, path, merged))) {
      return [
        {
          ...place,
          kind: 'key',
          message: `${place.key} is no text of the settings.`,
          nearest: nearestKey(path, schema, merged),
          fix: `npm run explain -- ${name} lists them. Other settings belong in ${own.name}.`,
        },
      ];
    }
    if (!holdsSetting(own, path)) return [];
    const { file, line } = placeOf(path, own, own);
    return [{ ...place, kind: 'key', message: `${place.key} is set in ${file}:${line} too; keep only one.` }];
  });
  if (problems.length > 0) return { file: own, problems };
  const value = mergeSettings(own.value, texts.value);
  return { file: { ...own, value: isJsonObject(value) ? value : own.value, texts }, problems: [] };
}

/** The most similar key of the same group, if this one does not exist. */
function nearestKey(path: SettingPath, schema: SchemaNode, merged: JsonValue): string | undefined {
  const above = path.slice(0, -1);
  const known = knownKeys(schemasAt(schema, above, merged), valueAt(merged, above));
  const key = String(path.at(-1));
  const nearest = known.includes(key) ? undefined : nearestWord(key, known);
  return nearest === undefined ? undefined : JSON.stringify(nearest);
}

function leafPaths(value: JsonValue, path: SettingPath = []): SettingPath[] {
  if (!isJsonObject(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leafPaths(inner, [...path, key]));
}
