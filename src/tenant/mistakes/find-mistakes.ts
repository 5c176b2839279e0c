import * as v from 'valibot';
import { formatPath, type SettingPath } from '../problem.ts';
import { describeAllowed } from './allowed-words.ts';
import type { ElsewhereFinder, Mistake } from './mistake.ts';
import { nearestValue } from './nearest-value.ts';
import { alternatives, descriptionOf, isGroup, type SchemaNode, schemasAt, valueAt } from './schema-shape.ts';
import { unknownKeys } from './unknown-key.ts';

/**
 * Every mistake of a value against its schema, at most one per setting; empty if valid. `above` is the
 * value's path in its file.
 */
export function findMistakes(
  schema: SchemaNode,
  value: unknown,
  elsewhere: ElsewhereFinder,
  above: SettingPath = [],
): Mistake[] {
  const lists = misplacedLists([schema], value, above);
  const issues = v.safeParse(schema, value).issues ?? [];
  const explained = issues.flatMap((issue) => explainIssue(issue, { root: schema, value, above, elsewhere }));
  const outsideLists = explained.filter(
    (mistake) => !lists.some((list) => startsWith(mistake.path, list.path)),
  );
  return withoutEchoes(onePerPath([...lists, ...outsideLists]));
}

interface Context {
  root: SchemaNode;
  value: unknown;
  above: SettingPath;
  elsewhere: ElsewhereFinder;
}

/** Reports lists where a group belongs: valibot accepts them as groups with numbered keys. */
function misplacedLists(nodes: readonly SchemaNode[], value: unknown, path: SettingPath): Mistake[] {
  if (typeof value !== 'object' || value === null) return [];
  const kinds = nodes.flatMap((node) => alternatives(node, value));
  if (Array.isArray(value) && kinds.length > 0 && kinds.every(isGroup))
    return [wrongValue(nodes, value, path)];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    const below = kinds.flatMap((kind) => schemasAt(kind, [step], value));
    return misplacedLists(below, inner, [...path, step]);
  });
}

function explainIssue(issue: v.BaseIssue<unknown>, context: Context): Mistake[] {
  const inner = issuePath(issue);
  const path = [...context.above, ...inner];
  const nodes = schemasAt(context.root, inner, context.value);
  const found = valueAt(context.value, inner);
  // valibot names only the first unknown key of a group, so all keys are checked again.
  if (isAboutKey(issue, found)) return explainKeys(inner.slice(0, -1), context);
  if (found === undefined) return [missing(nodes, path)];
  if (typeof found !== 'object' || found === null) {
    return [
      isForwarded(issue, nodes, found) ? unfit(issue.message, found, path) : wrongValue(nodes, found, path),
    ];
  }
  const closest = issue.type === 'union' ? closestShape(nodes, found, path, context) : undefined;
  if (closest !== undefined) return closest;
  return [isCheck(issue) ? brokenRule(issue.message, found, path) : wrongValue(nodes, found, path)];
}

function isAboutKey(issue: v.BaseIssue<unknown>, found: unknown): boolean {
  return issue.path?.at(-1)?.origin === 'key' && found !== undefined;
}

function explainKeys(inner: SettingPath, { root, value, above, elsewhere }: Context): Mistake[] {
  return unknownKeys(schemasAt(root, inner, value), valueAt(value, inner), [...above, ...inner], elsewhere);
}

/** The mistakes for the most similar alternative of a union. */
function closestShape(
  nodes: readonly SchemaNode[],
  found: object,
  path: SettingPath,
  context: Context,
): Mistake[] | undefined {
  return nodes
    .flatMap((node) => alternatives(node, found))
    .filter((node) => (Array.isArray(found) ? !isGroup(node) : isGroup(node)))
    .map((node) => findMistakes(node, found, context.elsewhere, path))
    .filter((mistakes) => mistakes.every((mistake) => mistake.path.length > path.length))
    .sort((a, b) => strangers(a) - strangers(b) || a.length - b.length)
    .find((mistakes) => mistakes.length > 0);
}

/** Unknown keys weigh more than missing ones: what was written shows which alternative is meant. */
function strangers(mistakes: readonly Mistake[]): number {
  return mistakes.filter(({ kind }) => kind === 'key').length;
}

function issuePath(issue: v.BaseIssue<unknown>): (string | number)[] {
  return (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
}

function isCheck(issue: v.BaseIssue<unknown>): boolean {
  return issue.kind === 'validation' && !/^Invalid [^:]*: /.test(issue.message);
}

/** Whether the issue comes from a rule of the group: the value itself would be valid. */
function isForwarded(issue: v.BaseIssue<unknown>, nodes: readonly SchemaNode[], found: unknown): boolean {
  return isCheck(issue) && nodes.some((node) => v.is(node, found));
}

function unfit(allowed: string, found: unknown, path: SettingPath): Mistake {
  const shown = showValue(found);
  return { kind: 'value', path, message: `${formatPath(path)} is ${shown}.`, found: shown, allowed };
}

function missing(nodes: readonly SchemaNode[], path: SettingPath): Mistake {
  const key = path.at(-1);
  const parent = formatPath(path.slice(0, -1));
  const meaning = nodes.map(descriptionOf).find((words) => words !== undefined);
  const named = `must set ${key}${meaning === undefined ? '' : ` (${asAside(meaning)})`}`;
  const message = `${parent === '' ? named : `${parent} ${named}`}.`;
  return { kind: 'missing', path, message, allowed: describeAllowed(nodes) };
}

/** A description within a sentence: "URL" keeps its capitals, "The name." becomes "the name". */
function asAside(description: string): string {
  const text = description.replace(/\.$/, '');
  return /^\p{Lu}(\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function brokenRule(message: string, found: object, path: SettingPath): Mistake {
  const key = formatPath(path);
  const sentence = message.startsWith('must ') ? `${key} ${message}` : `${key}: ${message}`;
  return { kind: 'value', path, message: sentence.replace(/\.?$/, '.'), found: showValue(found) };
}

function wrongValue(nodes: readonly SchemaNode[], found: unknown, path: SettingPath): Mistake {
  const shown = showValue(found);
  const allowed = describeAllowed(nodes);
  const noun = /^(an? [^,"]{1,40}) such as /.exec(allowed)?.[1];
  const message = `${formatPath(path)} is ${shown}${noun === undefined ? '' : `, which is not ${noun}`}.`;
  return {
    kind: 'value',
    path,
    message,
    found: shown,
    allowed,
    nearest: isSecret(found) ? undefined : nearestValue(nodes, found, path),
    ...(isPathWithSpace(found) && {
      fix: 'An address has no spaces: rename the file or page, with hyphens.',
    }),
  };
}

function isPathWithSpace(found: unknown): boolean {
  return typeof found === 'string' && /^\/\S*\s+\S/.test(found);
}

/** A value as one line of JSON, at most 60 characters; misplaced secrets are masked. */
export function showValue(value: unknown): string {
  // JavaScript reads `1e999` as Infinity, which JSON would show as null.
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) return 'too large a number';
  const json = isSecret(value)
    ? JSON.stringify(`${value.slice(0, 3)}…`)
    : (JSON.stringify(value) ?? 'nothing');
  if (json.length <= 60) return json;
  return typeof value === 'string' ? `${json.slice(0, 58)}…"` : `${json.slice(0, 59)}…`;
}

/** Typical prefixes of keys, such as Stripe's. */
function isSecret(value: unknown): value is string {
  return typeof value === 'string' && /^(?:sk|rk|whsec)_\w/.test(value);
}

function startsWith(path: SettingPath, start: SettingPath): boolean {
  return start.every((step, index) => path[index] === step);
}

function onePerPath(mistakes: readonly Mistake[]): Mistake[] {
  const byPath = new Map<string, Mistake>();
  for (const mistake of mistakes) {
    const key = JSON.stringify(mistake.path);
    if (!byPath.has(key)) byPath.set(key, mistake);
  }
  return [...byPath.values()];
}

/** Drops "must set name" if the misspelt "naem" is reported beside it. */
function withoutEchoes(mistakes: readonly Mistake[]): Mistake[] {
  const meant = new Set(
    mistakes
      .filter(({ kind }) => kind === 'key')
      .map(({ path, nearest }) => JSON.stringify([...path.slice(0, -1), nearest])),
  );
  return mistakes.filter(({ kind, path }) => {
    const [above, key] = [path.slice(0, -1), JSON.stringify(path.at(-1))];
    return kind !== 'missing' || !meant.has(JSON.stringify([...above, key]));
  });
}
