import { placeOf } from '../json/setting-place.ts';
import type { SettingsFile } from '../json/settings-file.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../load/merge-settings.ts';
import { type SchemaNode, schemasAt, valueAt } from '../mistakes/schema-shape.ts';
import { formatPath, type Problem, type SettingPath } from '../problem.ts';
import { isText } from './is-text.ts';

/** What a dictionary gives for the texts within one list: each new text by the one it replaces. */
export interface ListWords {
  readonly path: SettingPath;
  readonly words: JsonObject;
}

interface List {
  readonly schema: SchemaNode;
  /** The settings without the dictionary. */
  readonly before: JsonValue;
  readonly path: SettingPath;
}

/** The groups of a dictionary that stand where the settings have a list. */
export function listWords(texts: JsonValue, before: JsonValue, path: SettingPath = []): ListWords[] {
  if (!isJsonObject(texts)) return [];
  if (Array.isArray(valueAt(before, path))) return [{ path, words: texts }];
  return Object.entries(texts).flatMap(([key, inner]) => listWords(inner, before, [...path, key]));
}

/** Words that are no text. */
export function wordProblems(
  subject: string,
  path: SettingPath,
  words: JsonObject,
  texts: SettingsFile,
): Problem[] {
  return Object.entries(words)
    .filter(([, value]) => typeof value !== 'string' || value.trim() === '')
    .map(([word]) => {
      const key = formatPath([subject, ...path, word]);
      const message = `${key} must be the text that replaces ${JSON.stringify(word)} in this list.`;
      return { ...placeOf([...path, word], texts, texts), kind: 'value', key, message };
    });
}

/** A list with its texts replaced; the texts that `words` does not name stay. */
export function translated(words: JsonObject, { schema, before, path }: List): JsonValue {
  const of = (value: JsonValue, here: SettingPath): JsonValue => {
    if (typeof value === 'string') {
      const word = Object.hasOwn(words, value) ? words[value] : undefined;
      return word !== undefined && isText(schemasAt(schema, here, before)) ? word : value;
    }
    if (isJsonObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, of(inner, [...here, key])]),
      );
    return Array.isArray(value) ? value.map((inner: JsonValue, index) => of(inner, [...here, index])) : value;
  };
  // Only called where the settings have a list.
  return of(valueAt(before, path) as JsonValue, path);
}

/** A copy of a group with another value at a path. */
export function withValueAt(value: JsonValue, [step, ...rest]: SettingPath, put: JsonValue): JsonValue {
  if (step === undefined || !isJsonObject(value)) return put;
  return { ...value, [step]: withValueAt(value[step] ?? {}, rest, put) };
}
