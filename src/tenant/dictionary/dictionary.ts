import { holdsSetting, layerBelow, placeOf } from '../json/setting-place.ts';
import type { ParsedFile, SettingsFile } from '../json/settings-file.ts';
import { isJsonObject, type JsonValue, mergeSettings } from '../load/merge-settings.ts';
import { knownKeys, type SchemaNode, schemasAt, valueAt } from '../mistakes/schema-shape.ts';
import { nearestWord } from '../nearest.ts';
import { formatPath, type Problem, type SettingPath } from '../problem.ts';
import { isText } from './is-text.ts';
import { listWords, translated, withValueAt, wordProblems } from './list-words.ts';

/**
 * `texts.json`: a dealer's dictionary. It holds texts of any subject, each below the name of its subject as in the
 * subject's own file: `{ "search": { "texts": { "noResultsTitle": "Nothing here" } } }`. Texts within a list are given
 * by their wording: `{ "navigation": { "header": { "Makers": "Brands" } } }`.
 */
export const TEXTS_NAME = 'texts';

/** The dictionary of the dealer with this settings file. */
export function dictionaryName({ name }: SettingsFile): string {
  return name.replace(/[^/]+$/, `${TEXTS_NAME}.json`);
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
  const before = mergeSettings(defaults, own.value);
  const inLists = listWords(texts.value, before);
  const problems = [
    ...inLists.flatMap(({ path, words }) => wordProblems(name, path, words, texts)),
    ...textProblems(texts, own, { name, schema, merged: mergeSettings(before, texts.value) }, before),
  ];
  if (problems.length > 0) return { file: own, problems };
  const worded = inLists.reduce<JsonValue>(
    (value, { path, words }) => withValueAt(value, path, translated(words, { schema, before, path })),
    texts.value,
  );
  const value = mergeSettings(own.value, worded);
  return { file: { ...own, value: isJsonObject(value) ? value : own.value, texts }, problems: [] };
}

/** Settings of the dictionary that are no texts, or that the dealer's own file sets too. */
function textProblems(
  texts: SettingsFile,
  own: SettingsFile,
  { name, schema, merged }: { name: string; schema: SchemaNode; merged: JsonValue },
  before: JsonValue,
): Problem[] {
  return leafPaths(texts.value, before).flatMap((path): Problem[] => {
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
}

/** The most similar key of the same group, if this one does not exist. */
function nearestKey(path: SettingPath, schema: SchemaNode, merged: JsonValue): string | undefined {
  const above = path.slice(0, -1);
  const known = knownKeys(schemasAt(schema, above, merged), valueAt(merged, above));
  const key = String(path.at(-1));
  const nearest = known.includes(key) ? undefined : nearestWord(key, known);
  return nearest === undefined ? undefined : JSON.stringify(nearest);
}

/** Without the words for texts of lists. */
function leafPaths(value: JsonValue, before: JsonValue, path: SettingPath = []): SettingPath[] {
  if (!isJsonObject(value)) return [path];
  if (Array.isArray(valueAt(before, path))) return [];
  return Object.entries(value).flatMap(([key, inner]) => leafPaths(inner, before, [...path, key]));
}
