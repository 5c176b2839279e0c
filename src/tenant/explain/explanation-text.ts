import { showValue } from '../mistakes/find-mistakes.ts';
import type { SettingPath } from '../problem.ts';
import type { Explanation, Origin } from './explain-setting.ts';

/** An explanation as a marketer reads it in a terminal; `dealer` is whose settings they are. */
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
      explanation.defaultValue === undefined
        ? 'none: each dealer gives its own'
        : json(explanation.defaultValue),
    ],
    ['Example', explanation.example === undefined ? undefined : json(explanation.example)],
    ['To change it', changeText(explanation)],
  ];
  const told = rows.flatMap(([label, text]) => (text === undefined ? [] : [`  ${label.padEnd(14)}${text}`]));
  return [key, '', ...told].join('\n');
}

function shown(value: unknown, dealer: string): string {
  return value === undefined ? `none yet: ${dealer} must give it` : json(value);
}

function json(value: unknown): string {
  return JSON.stringify(value);
}

function originText(origin: Origin, dealer: string): string {
  if (origin.from === 'nowhere') return 'nowhere: neither the dealer nor the defaults give it';
  const whose = origin.from === 'own' ? `set by ${dealer}` : `the default: ${dealer} sets nothing of its own`;
  return `${origin.file}:${origin.line}, ${whose}`;
}

/** The line to paste; items of lists are changed where they stand. */
function changeText({ file, path, example, value }: Explanation): string {
  if (path.some((step) => typeof step === 'number')) return `in ${file}, in its list`;
  return `${file}  ${snippet(path, example ?? value ?? null)}`;
}

function snippet(path: SettingPath, value: unknown): string {
  return json(path.reduceRight<unknown>((inner, step) => ({ [String(step)]: inner }), value));
}

function lineOf({ path, value, origin, description, allowed }: Explanation): string {
  const whose = origin.from === 'own' ? ' (own)' : '';
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  const what = isGroup ? '{ … }' : showValue(value);
  return `  ${String(path.at(-1)).padEnd(24)} ${what}${whose}\n      ${description ?? allowed}`;
}
