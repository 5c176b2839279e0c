import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { JsonObject, JsonValue } from '../load/merge-settings.ts';
import { formatPath, type Problem, type SettingPath } from '../problem.ts';
import { explainSyntax, isHarmless } from './json-syntax.ts';
import { positionAt } from './text-position.ts';

/** A parsed settings file, with its syntax tree for finding lines. */
export interface SettingsFile {
  /** As in problem messages: `tenants/pitstop/site.json`. */
  name: string;
  text: string;
  tree: Node | undefined;
  value: JsonObject;
  /** The part of the dealer's dictionary for this subject, which `value` contains. */
  texts?: SettingsFile | undefined;
  /** In a language edition: the file of its dealer, which `value` contains. */
  below?: SettingsFile | undefined;
}

export interface ParsedFile {
  file: SettingsFile;
  problems: Problem[];
  /** False if the syntax is too broken to check the settings. */
  isReadable: boolean;
}

type NamedText = Pick<SettingsFile, 'name' | 'text'>;

const strictJson = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** A missing file: all settings come from the defaults. */
export function absentFile(name: string): SettingsFile {
  return { name, text: '', tree: undefined, value: {} };
}

/**
 * Parses strict JSON and reports errors in plain words. A file with only stray commas or comments is still
 * read, so that mistakes in its settings are reported in the same run.
 */
export function parseSettingsFile(name: string, source: string): ParsedFile {
  // Windows editors add a byte order mark.
  const text = source.replace(/^\uFEFF/, '');
  const file = { name, text };
  if (text.trim() === '')
    return unreadable(file, [atStart(name, 'the file is empty; it must at least hold { }')]);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, strictJson);
  const reported = upToFatal(errors, text);
  const faults = syntaxProblems(reported, file);
  if (reported.some((error) => !isHarmless(error, text))) return unreadable(file, faults);
  if (tree?.type !== 'object') {
    return unreadable(file, [...faults, atStart(name, 'the file must hold one group in curly brackets { }')]);
  }
  return {
    file: { ...file, tree, value: withoutSchemaKey(tree) },
    problems: [...faults, ...keyProblems(tree, [], file)],
    isReadable: true,
  };
}

/** Errors up to the first fatal one: later ones are only its consequences. */
function upToFatal(errors: readonly ParseError[], text: string): ParseError[] {
  const fatal = errors.findIndex((error) => !isHarmless(error, text));
  return fatal < 0 ? [...errors] : errors.slice(0, fatal + 1);
}

/** One per position: the parser reports a comma before a closing bracket twice. */
function syntaxProblems(errors: readonly ParseError[], { name, text }: NamedText): Problem[] {
  const faults = errors.map((error) => explainSyntax(text, error));
  const once = new Map(faults.map((fault) => [fault.offset, fault]));
  return [...once.values()].map((fault) => ({
    kind: 'syntax',
    file: name,
    ...positionAt(text, fault.offset),
    key: '',
    message: `not valid JSON: ${fault.text}.`,
  }));
}

function unreadable(file: NamedText, problems: Problem[]): ParsedFile {
  return { file: { ...file, tree: undefined, value: {} }, problems, isReadable: false };
}

function atStart(name: string, text: string): Problem {
  return { kind: 'syntax', file: name, line: 1, column: 1, key: '', message: `not valid JSON: ${text}.` };
}

function withoutSchemaKey(root: Node): JsonObject {
  return Object.fromEntries(plainEntries(root).filter(([key]) => key !== '$schema'));
}

function plainEntries(node: Node): [string, JsonValue][] {
  return (node.children ?? []).flatMap((property): [string, JsonValue][] => {
    const [key, value] = property.children ?? [];
    if (key === undefined || value === undefined || isReservedKey(String(key.value))) return [];
    return [[String(key.value), plainValue(value)]];
  });
}

function plainValue(node: Node): JsonValue {
  if (node.type === 'object') return Object.fromEntries(plainEntries(node));
  if (node.type === 'array') return (node.children ?? []).map(plainValue);
  const value: unknown = node.value;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Names that every JavaScript object has, such as `__proto__`: unsafe as keys. */
function isReservedKey(name: string): boolean {
  return name === 'prototype' || name in Object.prototype;
}

/** Duplicate keys (JSON silently keeps the last) and reserved names. */
function keyProblems(node: Node, path: SettingPath, file: { name: string; text: string }): Problem[] {
  const children = node.children ?? [];
  if (node.type === 'array')
    return children.flatMap((item, index) => keyProblems(item, [...path, index], file));
  if (node.type !== 'object') return [];
  const firstOffsets = new Map<string, number>();
  return children.flatMap((property) => {
    const [key, value] = property.children ?? [];
    if (key === undefined) return [];
    const name = String(key.value);
    const here = [...path, name];
    const fault = keyFault(name, firstOffsets.get(name), formatPath(here), file.text);
    if (!firstOffsets.has(name)) firstOffsets.set(name, key.offset);
    const inside = value === undefined ? [] : keyProblems(value, here, file);
    if (fault === undefined) return inside;
    const place = { file: file.name, ...positionAt(file.text, key.offset), key: formatPath(here) };
    return [{ kind: 'key', ...place, message: fault } satisfies Problem, ...inside];
  });
}

function keyFault(name: string, first: number | undefined, key: string, text: string): string | undefined {
  if (isReservedKey(name)) return `${key} cannot be used as a name; take it away or choose another.`;
  if (first === undefined) return undefined;
  return `${key} stands twice in the same group, first on line ${positionAt(text, first).line}; keep only one.`;
}
