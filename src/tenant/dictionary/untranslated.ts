import type { SubjectFiles } from '../check-subject.ts';
import { holdsSetting } from '../json/setting-place.ts';
import type { JsonValue } from '../load/merge-settings.ts';
import { isJsonObject, mergeSettings } from '../load/merge-settings.ts';
import { type SchemaNode, schemasAt, valueAt } from '../mistakes/schema-shape.ts';
import type { SettingPath } from '../problem.ts';
import { isText } from './is-text.ts';
import { listWords } from './list-words.ts';

/** How far a language edition has translated the texts of a subject. */
export interface Translation {
  readonly texts: number;
  readonly untranslated: number;
  /** Translations of texts that the dealer's list does not have. */
  readonly unused: readonly SettingPath[];
}

/** A text that stays as it is counts as translated once the dictionary repeats it. */
export function translationOf(schema: SchemaNode, { own, defaults }: SubjectFiles): Translation {
  const before = mergeSettings(defaults.value, own.below?.value ?? {});
  const edition = { ...own, below: undefined };
  const words = listWords(own.texts?.value ?? {}, before);
  const isTranslated = ({ path, text }: Text) => {
    const list = listAbove(path, before);
    if (holdsSetting({ ...edition, texts: list === null ? edition.texts : undefined }, list ?? path))
      return true;
    return words.some((of) => list !== null && isSamePath(of.path, list) && Object.hasOwn(of.words, text));
  };
  const texts = textsWithin(schema, before, before, []);
  const unused = words.flatMap(({ path, words: given }) =>
    Object.keys(given)
      .filter(
        (word) => !textsWithin(schema, before, valueAt(before, path), path).some(({ text }) => text === word),
      )
      .map((word) => [...path, word]),
  );
  return { texts: texts.length, untranslated: texts.filter((text) => !isTranslated(text)).length, unused };
}

interface Text {
  readonly path: SettingPath;
  readonly text: string;
}

/** Texts for people, without those that have no word. */
function textsWithin(schema: SchemaNode, all: JsonValue, value: unknown, path: SettingPath): Text[] {
  if (typeof value === 'string')
    return /\p{L}{2}/u.test(value) && isText(schemasAt(schema, path, all)) ? [{ path, text: value }] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsWithin(schema, all, item, [...path, index]));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsWithin(schema, all, inner, [...path, key]));
}

/** The outermost list that a setting is within; null if none. */
function listAbove(path: SettingPath, value: JsonValue): SettingPath | null {
  const depth = path.findIndex((_, index) => Array.isArray(valueAt(value, path.slice(0, index))));
  return depth < 0 ? null : path.slice(0, depth);
}

function isSamePath(a: SettingPath, b: SettingPath): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}
