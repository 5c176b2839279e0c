import { showValue } from '../mistakes/find-mistakes.ts';
import type { SettingPath } from '../problem.ts';
import type { Explanation, Origin } from './explain-setting.ts';
import { valueLines } from './value-text.ts';

/** An explanation as terminal text for a marketer; `dealer` is whose settings they are. */
export function explanationText(explanation: Explanation, dealer: string): string {
  const { key, description, within } = explanation;
  if (within.length > 0) {
    const head = `${key}${description === undefined ? '' : `: ${description}`}`;
    return [
      head,
      '',
      ...within.map(lineOf),
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
  const told = rows.flatMap(([label, text]) =>
    text === undefined ? [] : [`  ${label.padEnd(14)}${text.replaceAll('\n', below)}`],
  );
  return [key, '', ...told].join('\n');
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
  const whose = origin.from === 'own' ? `set by ${dealer}` : `the default: ${dealer} sets nothing of its own`;
  return `${origin.file}:${origin.line}, ${whose}`;
}

/** The line to paste into the file; list items are changed in place. */
function changeText({ file, path, example, value }: Explanation): string {
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

function lineOf({ path, value, origin, description, allowed }: Explanation): string {
  const whose = origin.from === 'own' ? ' (own)' : '';
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  const isLong = Array.isArray(value) && json(value).length > 60;
  const what = isGroup ? '{ … }' : isLong ? `a list of ${value.length}` : showValue(value);
  return `  ${String(path.at(-1)).padEnd(24)} ${what}${whose}\n      ${description ?? allowed}`;
}
