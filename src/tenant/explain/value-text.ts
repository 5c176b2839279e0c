import { showValue } from '../mistakes/find-mistakes.ts';

const MAX_ACROSS = 90;
const MAX_ENTRIES = 12;

/** A value for people: short ones as one line of JSON, else one line for each entry or name. */
export function valueLines(value: unknown): string[] {
  if (Array.isArray(value) && value.length === 0) return ['[] (an empty list)'];
  const json = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || json.length <= MAX_ACROSS) return [json];
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((entry, index) => [`[${index}] `, entry])
    : Object.entries(value).map(([name, inner]) => [`${name}: `, inner]);
  const left = entries.length - MAX_ENTRIES;
  return [
    ...entries.slice(0, MAX_ENTRIES).flatMap(([name, entry]) => entryLines(name, entry)),
    ...(left > 0 ? [`… and ${left} more`] : []),
  ];
}

function entryLines(name: string, entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return [`${name}${shortly(entry)}`];
  const parts = Object.entries(entry).map(([key, value]) => `${key}: ${shortly(value)}`);
  const line = `${name}${parts.join(', ')}`;
  if (line.length <= MAX_ACROSS) return [line];
  return parts.map((part, index) => `${index === 0 ? name : ' '.repeat(name.length)}${part}`);
}

/** Summarises nested values by size or names; they have keys of their own. */
function shortly(value: unknown): string {
  if (typeof value !== 'object' || value === null || JSON.stringify(value).length <= 40)
    return showValue(value);
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  return `{ ${Object.keys(value).join(', ')} }`;
}
