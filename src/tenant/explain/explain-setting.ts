import type { SubjectFiles } from '../check-subject.ts';
import { dictionaryName } from '../dictionary/dictionary.ts';
import { isText } from '../dictionary/is-text.ts';
import { holdsSetting, placeOf } from '../json/setting-place.ts';
import type { JsonObject, JsonValue } from '../load/merge-settings.ts';
import { mergeSettings } from '../load/merge-settings.ts';
import { describeAllowed } from '../mistakes/allowed-words.ts';
import { type SchemaNode, schemasAt, valueAt } from '../mistakes/schema-shape.ts';
import { nearestWord } from '../nearest.ts';
import { formatPath, type SettingPath } from '../problem.ts';
import { allKeys, describedAs, namesWithin, schemaParts } from './schema-part.ts';
import { parseKey } from './setting-key.ts';

/** A subject with its JSON Schema (the one for editors) and a dealer's files. */
export interface ExplainedSubject {
  readonly schema: SchemaNode;
  readonly document: JsonObject;
  readonly files: SubjectFiles;
}

export type ExplainedSubjects = ReadonlyMap<string, ExplainedSubject>;

/** The origin of a value. */
export type Origin =
  | { readonly from: 'own' | 'default'; readonly file: string; readonly line: number }
  | { readonly from: 'nowhere' };

export interface Explanation {
  /** Begins with the subject: `leads.optInDefault`. */
  readonly key: string;
  /** The file to change it in: the dictionary for texts, unless the subject's own file sets it. */
  readonly file: string;
  /** Path within the subject. */
  readonly path: SettingPath;
  /** Undefined if the dealer must give it and has not. */
  readonly value: unknown;
  readonly defaultValue: unknown;
  readonly origin: Origin;
  readonly description: string | undefined;
  readonly allowed: string;
  readonly example: JsonValue | undefined;
  /** Explanations of a group's settings. */
  readonly within: readonly Explanation[];
}

export type Explained =
  | { readonly ok: true; readonly explanation: Explanation }
  /** A sentence with a suggestion, if there is one. */
  | { readonly ok: false; readonly message: string };

/** Explains a setting: purpose, value and origin; `key` is such as `leads.optInDefault`. */
export function explainSetting(key: string, subjects: ExplainedSubjects): Explained {
  const [first, ...rest] = parseKey(key) ?? [];
  if (first === undefined) return { ok: false, message: `"${key}" is no key such as "leads.optInDefault".` };
  const name = String(first);
  const subject = subjects.get(name);
  if (subject === undefined) return { ok: false, message: unknownSubject(key, name, subjects) };
  // People who look at the file may type "leads.json.optInDefault".
  const path =
    rest[0] === 'json' && schemaParts(subject.document, ['json']).length === 0 ? rest.slice(1) : rest;
  if (schemaParts(subject.document, path).length === 0)
    return { ok: false, message: unknownKey(name, path, subject) };
  const absent = absentItem(name, path, subject);
  if (absent !== null) return { ok: false, message: absent };
  return { ok: true, explanation: explain(name, path, subject, true) };
}

function explain(name: string, path: SettingPath, subject: ExplainedSubject, hasGroup: boolean): Explanation {
  const { schema, document, files } = subject;
  const merged = mergeSettings(files.defaults.value, files.own.value);
  const parts = schemaParts(document, path);
  const defaultValue = valueAt(files.defaults.value, path);
  const origin = originOf(path, files);
  const schemas = schemasAt(schema, path, merged);
  return {
    key: formatPath([name, ...path]),
    file: fileToChange(path, files, origin, isText(schemas)),
    path,
    value: valueAt(merged, path),
    defaultValue: defaultValue ?? parts.map((part) => part['default']).find((value) => value !== undefined),
    origin,
    description: describedAs(parts),
    allowed: describeAllowed(schemas),
    example: parts.map(({ examples }) => (Array.isArray(examples) ? examples[0] : undefined)).find(isThere),
    within: hasGroup
      ? namesWithin(parts).map((inner) => explain(name, [...path, inner], subject, false))
      : [],
  };
}

function fileToChange(path: SettingPath, { own }: SubjectFiles, origin: Origin, isText: boolean): string {
  if (origin.from === 'own') return origin.file;
  const isInList = path.some((step) => typeof step === 'number');
  const isOfDealer = !own.name.includes('/_defaults/');
  return isText && !isInList && isOfDealer ? dictionaryName(own) : own.name;
}

function isThere<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

function originOf(path: SettingPath, { own, defaults }: SubjectFiles): Origin {
  if (path.length === 0) return { from: own.tree === undefined ? 'default' : 'own', file: own.name, line: 1 };
  const { file, line } = placeOf(path, own, defaults);
  if (holdsSetting(own, path)) return { from: 'own', file, line };
  return holdsSetting(defaults, path) && file === defaults.name
    ? { from: 'default', file, line }
    : { from: 'nowhere' };
}

function unknownSubject(key: string, name: string, subjects: ExplainedSubjects): string {
  const places = [...subjects].flatMap(([subject, { document }]) =>
    allKeys(document)
      .filter((known) => known === key || known.endsWith(`.${key}`))
      .map((known) => `${subject}.${known}`),
  );
  if (places.length > 0) return `"${key}" needs its file before it: ${listed(places)}.`;
  const nearest = nearestWord(name, [...subjects.keys()]);
  const guess = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return `"${name}" is no settings file.${guess} There are: ${[...subjects.keys()].join(', ')}.`;
}

/** Explains a valid name or list position that does not exist in the settings. */
function absentItem(name: string, path: SettingPath, { document, files }: ExplainedSubject): string | null {
  const merged = mergeSettings(files.defaults.value, files.own.value);
  const depth = path.findIndex((step, index) => {
    const isNamed = namesWithin(schemaParts(document, path.slice(0, index))).includes(String(step));
    return !isNamed && valueAt(merged, path.slice(0, index + 1)) === undefined;
  });
  if (depth < 0) return null;
  const group = valueAt(merged, path.slice(0, depth));
  const there = typeof group === 'object' && group !== null ? Object.keys(group) : [];
  const asked = formatPath([name, ...path.slice(0, depth + 1)]);
  return `${asked} is not there. There are: ${there.length === 0 ? 'none' : listed(there)}.`;
}

/** Names the existing group and its most similar key. */
function unknownKey(name: string, path: SettingPath, { document }: ExplainedSubject): string {
  const depth = path.findIndex((_, index) => schemaParts(document, path.slice(0, index + 1)).length === 0);
  const above = path.slice(0, depth);
  const wrong = String(path[depth]);
  const known = namesWithin(schemaParts(document, above));
  const near = nearestWord(wrong, known);
  const elsewhere = allKeys(document).filter((key) => key.split('.').at(-1) === wrong);
  const meant = near === undefined ? elsewhere : [formatPath([...above, near])];
  const asked = formatPath([name, ...path]);
  const guess = meant.length === 0 ? '' : ` Did you mean ${listed(meant.map((key) => `${name}.${key}`))}?`;
  const here = known.length === 0 ? '' : ` ${formatPath([name, ...above])} holds: ${known.join(', ')}.`;
  return `${asked} is not a setting.${guess}${here}`;
}

const MAX_LISTED = 6;

function listed(words: readonly string[]): string {
  return words.length > MAX_LISTED ? `${words.slice(0, MAX_LISTED).join(', ')}, …` : words.join(', ');
}
