import { isGroup, type PipeStep, pipeSteps, type SchemaNode, schemaOptions, unwrap } from './schema-shape.ts';

const MAX_WORDS = 24;
const MAX_KEYS = 12;

/** What a schema accepts, worded to complete "Allowed: …". */
export function describeAllowed(nodes: readonly SchemaNode[]): string {
  return joinWords(nodes.flatMap(describeEach));
}

/** `"a", "b" or null`; long lists are shortened. */
export function joinWords(words: readonly string[]): string {
  const unique = [...new Set(words)];
  if (unique.length > MAX_WORDS) return `${unique.slice(0, MAX_WORDS).join(', ')}, …`;
  const last = unique.at(-1) ?? '';
  if (unique.length < 2) return last;
  const isWords = unique.every((word) => /^("[^"]*"|\S+)$/.test(word));
  return `${unique.slice(0, -1).join(', ')}${isWords ? '' : ','} or ${last}`;
}

function describeEach(node: SchemaNode): string[] {
  const inner = unwrap(node);
  const none = acceptsNull(node) ? ['null'] : [];
  if (typeof inner.message === 'string') return [inner.message, ...none];
  if (inner.type === 'union' || inner.type === 'variant')
    return [...schemaOptions(inner).flatMap(describeEach), ...none];
  return [...describePlain(inner), ...none];
}

function acceptsNull(node: SchemaNode): boolean {
  if (node.type === 'nullable' || node.type === 'nullish' || node.type === 'null') return true;
  return node.wrapped !== undefined && acceptsNull(node.wrapped);
}

function describePlain(node: SchemaNode): string[] {
  const steps = pipeSteps(node);
  const said = steps.flatMap((step) => (typeof step.message === 'string' ? [step.message] : []));
  if (said.length > 0 && !isGroup(node)) return [[...new Set(said)].join(' and ')];
  switch (node.type) {
    case 'string':
      return [describeText(steps)];
    case 'number':
      return [describeNumber(steps)];
    case 'boolean':
      return ['true', 'false'];
    case 'null':
      return [];
    case 'literal':
      return [JSON.stringify(node.literal)];
    case 'picklist':
    case 'enum':
      return (node.options ?? []).map((option) => JSON.stringify(option));
    case 'array':
    case 'tuple':
      return [describeList(node, steps)];
    default:
      return [isGroup(node) ? describeGroup(node) : (node.expects ?? 'something else')];
  }
}

const knownFormats: Readonly<Record<string, string>> = {
  url: 'a web address such as "https://www.dealer.com.au"',
  email: 'an e-mail address such as "sales@dealer.com.au"',
  hex_color: 'a hex colour such as "#1a2b3c"',
  iso_date: 'a date such as "2026-07-31"',
  iso_time: 'a time such as "08:30"',
  iso_timestamp: 'a date and time such as "2026-07-31T08:30:00+10:00"',
  slug: 'lower-case words joined by hyphens',
};

function describeText(steps: readonly PipeStep[]): string {
  const format = steps.map((step) => knownFormats[step.type]).find((words) => words !== undefined);
  if (format !== undefined) return format;
  const pattern = requirement(steps, 'regex');
  if (pattern instanceof RegExp) return `text in quotes of the form ${pattern.source}`;
  const [min, max] = [requirement(steps, 'min_length'), requirement(steps, 'max_length')];
  if (typeof min === 'number' && typeof max === 'number') {
    return `text in quotes of ${min} to ${max} characters`;
  }
  if (typeof max === 'number') return `text in quotes of at most ${max} characters`;
  if (typeof min === 'number' && min > 1) return `text in quotes of at least ${min} characters`;
  const isFilled = min === 1 || steps.some((step) => step.type === 'non_empty');
  return isFilled ? 'text in quotes, not empty' : 'text in quotes';
}

function describeNumber(steps: readonly PipeStep[]): string {
  const noun = steps.some((step) => step.type === 'integer') ? 'a whole number' : 'a number';
  const [min, max] = [requirement(steps, 'min_value'), requirement(steps, 'max_value')];
  if (typeof min === 'number' && typeof max === 'number') return `${noun} from ${min} to ${max}`;
  if (typeof min === 'number') return `${noun}, ${min} or more`;
  return typeof max === 'number' ? `${noun}, ${max} or less` : noun;
}

function describeList(node: SchemaNode, steps: readonly PipeStep[]): string {
  const min = requirement(steps, 'min_length');
  const max = requirement(steps, 'max_length');
  const size = [
    typeof min === 'number' ? ` of at least ${min}` : '',
    typeof max === 'number' ? ` of at most ${max}` : '',
  ].join(min !== undefined && max !== undefined ? ' and' : '');
  const items = node.item === undefined ? '' : `, each item ${describeAllowed([node.item])}`;
  return `a list in square brackets [ ]${size}${items}`;
}

function describeGroup(node: SchemaNode): string {
  const keys = Object.keys(node.entries ?? {});
  const shown = keys.length > MAX_KEYS ? [...keys.slice(0, MAX_KEYS), '…'] : keys;
  return `a group in curly brackets { }${keys.length === 0 ? '' : ` with ${shown.join(', ')}`}`;
}

function requirement(steps: readonly PipeStep[], type: string): unknown {
  return steps.find((step) => step.type === type)?.requirement;
}
