import { TEXTS_NAME } from '../dictionary/dictionary.ts';
import { placeOf } from '../json/setting-place.ts';
import { isJsonObject } from '../load/merge-settings.ts';
import { showValue } from '../mistakes/find-mistakes.ts';
import { valueAt } from '../mistakes/schema-shape.ts';
import { formatPath, type SettingPath } from '../problem.ts';
import type { ExplainedSubjects, Explanation, Origin } from './explain-setting.ts';
import { valueLines } from './value-text.ts';

/** An explanation as terminal text for a marketer; `dealer` is whose settings they are. */
export function explanationText(explanation: Explanation, dealer: string): string {
  const { key, description, within } = explanation;
  if (within.length > 0) {
    const head = `${key}${description === undefined ? '' : `: ${description}`}`;
    return [
      head,
      '',
      ...ownFirst(within, dealer),
      '',
      `Ask for one: npm run explain -- ${key}.${within[0]?.path.at(-1)}`,
    ].join('\n');
  }
  const rows: [string, string | undefined][] = [
    ['Value', shown(explanation.value, dealer)],
    ['Comes from', originText(explanation.origin, dealer)],
    ['What it does', description],
    ['Allowed', explanation.allowed],
    [
      'Default',
      explanation.defaultValue === undefined ? 'none: each dealer gives its own' : defaultText(explanation),
    ],
    ['Example', exampleText(explanation)],
    ['To change it', changeText(explanation)],
  ];
  const described = rows.flatMap(([label, text]) =>
    text === undefined ? [] : [`  ${label.padEnd(14)}${text.replaceAll('\n', below)}`],
  );
  return [key, '', ...described].join('\n');
}

/** All settings that the dealer's own files give, by file; a list counts as one setting. */
export function ownSettingsText(subjects: ExplainedSubjects, dealer: string): string {
  const rows = [...subjects].flatMap(([name, { files }]) =>
    leafPaths(files.own.value).map((path) => {
      const { own, defaults } = files;
      const before = valueAt(defaults.value, path);
      const instead = before === undefined ? '' : `, instead of ${brief(before)}`;
      const row = `  ${formatPath([name, ...path])}  ${brief(valueAt(own.value, path))}${instead}`;
      return { file: placeOf(path, own, defaults).file, row };
    }),
  );
  const byFile = Map.groupBy(rows, ({ file }) => file);
  const files = [...byFile].map(([file, all]) => `${file}\n\n${all.map(({ row }) => row).join('\n')}\n`);
  if (files.length === 0) return `${dealer} has no settings of its own.`;
  return [
    ...files,
    'Ask for one, or for a whole file: npm run explain -- --tenant '.concat(dealer, ' search'),
  ].join('\n');
}

function leafPaths(value: unknown, path: SettingPath = []): readonly SettingPath[] {
  if (!isJsonObject(value)) return path.length === 0 ? [] : [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$schema' ? [] : leafPaths(inner, [...path, key]),
  );
}

/** A value on one line: long lists by their length. */
function brief(value: unknown): string {
  if (isJsonObject(value)) return '{ … }';
  return Array.isArray(value) && json(value).length > 60 ? `a list of ${value.length}` : showValue(value);
}

/** The dealer's own choices come before what it leaves to the defaults. */
function ownFirst(within: readonly Explanation[], dealer: string): readonly string[] {
  const own = within.filter(({ origin }) => origin.from === 'own');
  const others = within.filter(({ origin }) => origin.from !== 'own');
  if (own.length === 0 || others.length === 0) return within.map(lineOf);
  return [`Set by ${dealer}:`, ...own.map(lineOf), '', 'Defaults:', ...others.map(lineOf)];
}

function shown(value: unknown, dealer: string): string {
  return value === undefined ? `none yet: ${dealer} must give it` : lines(value);
}

const below = `\n${' '.repeat(16)}`;

function lines(value: unknown): string {
  return valueLines(value).join('\n');
}

/** Empty if it repeats the value shown above. */
function defaultText({ value, defaultValue, origin }: Explanation): string {
  const isSame = origin.from === 'default' && lines(value).includes('\n');
  return isSame && json(value) === json(defaultValue) ? 'the same' : lines(defaultValue);
}

function exampleText({ example, defaultValue }: Explanation): string | undefined {
  if (example === undefined) return undefined;
  const text = lines(example);
  return text.includes('\n') && json(example) === json(defaultValue) ? 'as the default' : text;
}

function json(value: unknown): string {
  return JSON.stringify(value);
}

function originText(origin: Origin, dealer: string): string {
  if (origin.from === 'nowhere') return 'nowhere: neither the dealer nor the defaults give it';
  // A language edition takes settings over from its dealer.
  const setter = origin.file.split('/').at(-2) ?? dealer;
  const whose = origin.from === 'own' ? `set by ${setter}` : `the default: ${dealer} sets nothing of its own`;
  return `${origin.file}:${origin.line}, ${whose}`;
}

/** The line to paste into the file; list items are changed in place. */
function changeText({ key, file, path: inSubject, example, value }: Explanation): string {
  const isInDictionary = file.endsWith(`/${TEXTS_NAME}.json`);
  const path = isInDictionary ? [key.slice(0, key.indexOf('.')), ...inSubject] : inSubject;
  if (path.some((step) => typeof step === 'number')) return `in ${file}, in its list`;
  const change = example ?? value ?? null;
  const line = snippet(path, change);
  if (line.length <= 120) return `${file}  ${line}`;
  // One entry is enough to show the format of a long list.
  return `${file}\n${snippet(path, Array.isArray(change) ? change.slice(0, 1) : change, 2)}`;
}

function snippet(path: SettingPath, value: unknown, indent = 0): string {
  const change = path.reduceRight<unknown>((inner, step) => ({ [String(step)]: inner }), value);
  return JSON.stringify(change, null, indent);
}

function lineOf({ path, value, description, allowed }: Explanation): string {
  return `  ${String(path.at(-1)).padEnd(24)} ${brief(value)}\n      ${description ?? allowed}`;
}
