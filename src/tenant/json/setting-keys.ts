import type { Node } from 'jsonc-parser';
import { formatPath, type Problem, type SettingPath } from '../problem.ts';
import { positionAt } from './text-position.ts';

/** Names that every JavaScript object has, such as `__proto__`: unsafe as keys. */
export function isReservedKey(name: string): boolean {
  return name === 'prototype' || name in Object.prototype;
}

/** Duplicate keys (JSON silently keeps the last) and reserved names. */
export function keyProblems(node: Node, path: SettingPath, file: { name: string; text: string }): Problem[] {
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
