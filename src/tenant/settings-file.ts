import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { explainSyntax, isHarmless, type SyntaxFault } from './json-syntax.ts';
import type { JsonObject, JsonValue } from './merge-settings.ts';
import { formatPath, type Problem, type SettingPath } from './problem.ts';

/** A settings file as read: its value, and its tree for finding the line of a setting. */
export interface SettingsFile {
  /** As problems name it: `tenants/pitstop/site.json`. */
  name: string;
  text: string;
  tree: Node | undefined;
  value: JsonObject;
}

export interface ParsedFile {
  file: SettingsFile;
  problems: Problem[];
  /** False when the syntax is too broken to say anything about the settings in the file. */
  isReadable: boolean;
}

const strictJson = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** A file that is not there: every setting comes from elsewhere. */
export function absentFile(name: string): SettingsFile {
  return { name, text: '', tree: undefined, value: {} };
}

/**
 * Reads strict JSON, and says in plain words where it is not. A file with only stray commas or
 * comments is still read, so that the mistakes in its settings are told in the same run.
 */
export function parseSettingsFile(name: string, source: string): ParsedFile {
  // A byte order mark becomes a space: Windows editors write one, and offsets stay right.
  const text = source.replace(/^\uFEFF/, ' ');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, strictJson);
  const place = { name, text };
  if (text.trim() === '') {
    return unreadable(place, [atStart(name, 'the file is empty; it must at least hold { }')]);
  }
  if (errors.length > 0 && !errors.every((error) => isHarmless(error, text))) {
    return unreadable(place, firstFaults(errors, place));
  }
  const faults = errors.map((error) => syntaxProblem(place, explainSyntax(text, error)));
  if (tree?.type !== 'object') {
    return unreadable(place, [
      ...faults,
      atStart(name, 'the file must hold one group in curly brackets { }'),
    ]);
  }
  const problems = [...faults, ...keyProblems(tree, [], place)];
  return { file: { ...place, tree, value: withoutSchemaKey(tree) }, problems, isReadable: true };
}

/** Everything up to the first mistake that the reader cannot step over: later ones are its echo. */
function upToFatal(errors: readonly ParseError[], text: string): ParseError[] {
  const fatal = errors.findIndex((error) => !isHarmless(error, text));
  return fatal < 0 ? [...errors] : errors.slice(0, fatal + 1);
}

/** The parser reports a comma before a closing bracket twice. */
function syntaxProblems(errors: readonly ParseError[], place: Place): Problem[] {
  const faults = errors.map((error) => explainSyntax(place.text, error));
  const once = new Map(faults.map((fault) => [fault.offset, fault]));
  return [...once.values()].map((fault) => syntaxProblem(place, fault));
}

type Place = Pick<SettingsFile, 'name' | 'text'>;

function unreadable(place: Place, problems: Problem[]): ParsedFile {
  return { file: { ...place, tree: undefined, value: {} }, problems, isReadable: false };
}

function atStart(name: string, text: string): Problem {
  return { kind: 'syntax', file: name, line: 1, column: 1, key: '', message: `not valid JSON: ${text}.` };
}

function syntaxProblem(place: Place, fault: SyntaxFault): Problem {
  return {
    kind: 'syntax',
    file: place.name,
    ...positionAt(place.text, fault.offset),
    key: '',
    message: `not valid JSON: ${fault.text}.`,
  };
}

/** Line and column from 1; a tab counts as one column, as editors count it. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lines = before.split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** Keys given twice in one group (JSON silently keeps the last), and keys that JavaScript reserves. */
function keyProblems(node: Node, path: SettingPath, place: Place): Problem[] {
  const children = node.children ?? [];
  if (node.type === 'array')
    return children.flatMap((item, index) => keyProblems(item, [...path, index], place));
  if (node.type !== 'object') return [];
  const firstLines = new Map<string, number>();
  return children.flatMap((property) => {
    const key = property.children?.[0];
    const value = property.children?.[1];
    if (key === undefined) return [];
    const name = String(key.value);
    const here = [...path, name];
    const position = positionAt(place.text, key.offset);
    const found = keyFault(name, firstLines.get(name), formatPath(here));
    if (!firstLines.has(name)) firstLines.set(name, position.line);
    const problem: Problem[] =
      found === undefined
        ? []
        : [{ kind: 'key', file: place.name, ...position, key: formatPath(here), message: found }];
    return value === undefined ? problem : [...problem, ...keyProblems(value, here, place)];
  });
}

function keyFault(name: string, firstLine: number | undefined, key: string): string | undefined {
  if (isReservedKey(name)) return `${key} cannot be used as a name; take it away or choose another.`;
  if (firstLine === undefined) return undefined;
  return `${key} stands twice in the same group, first on line ${firstLine}; keep only one.`;
}

/** Names that every JavaScript object already has: a setting of that name could reach the build's own code. */
function isReservedKey(name: string): boolean {
  return name === 'prototype' || name in Object.prototype;
}

function withoutSchemaKey(root: Node): JsonObject {
  return Object.fromEntries(objectEntries(root).filter(([key]) => key !== '$schema'));
}

function objectEntries(node: Node): [string, JsonValue][] {
  return (node.children ?? []).flatMap((property): [string, JsonValue][] => {
    const [key, value] = property.children ?? [];
    if (key === undefined || value === undefined || isReservedKey(String(key.value))) return [];
    return [[String(key.value), plainValue(value)]];
  });
}

function plainValue(node: Node): JsonValue {
  if (node.type === 'object') return Object.fromEntries(objectEntries(node));
  if (node.type === 'array') return (node.children ?? []).map(plainValue);
  const value: unknown = node.value;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
