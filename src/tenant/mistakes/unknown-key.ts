import * as v from 'valibot';
import { isJsonObject } from '../load/merge-settings.ts';
import { nearestWord } from '../nearest.ts';
import { formatPath, type SettingPath } from '../problem.ts';
import { describeAllowed } from './allowed-words.ts';
import type { ElsewhereFinder, Mistake } from './mistake.ts';
import { alternatives, knownKeys, type SchemaNode, schemasAt } from './schema-shape.ts';

const MAX_KEYS = 12;

/** A sentence for each unknown key of a group. */
export function unknownKeys(
  nodes: readonly SchemaNode[],
  group: unknown,
  path: SettingPath,
  elsewhere: ElsewhereFinder,
): Mistake[] {
  if (!isJsonObject(group)) return [];
  const known = knownKeys(nodes, group);
  const free = nodes.flatMap((node) => alternatives(node, group)).flatMap(freeKeys);
  return Object.keys(group)
    .filter((key) => !known.includes(key) && !free.some((schema) => v.is(schema, key)))
    .map((key) =>
      unknownKey(key, [...known, ...free.flatMap(choices)], free, path, ownAdvice(nodes, key), elsewhere),
    );
}

function unknownKey(
  key: string,
  known: readonly string[],
  free: readonly SchemaNode[],
  above: SettingPath,
  advice: string | undefined,
  elsewhere: ElsewhereFinder,
): Mistake {
  const path = [...above, key];
  const near = advice === undefined ? nearestWord(key, known) : undefined;
  const place = advice ?? (near === undefined ? elsewhere(key) : undefined);
  return {
    kind: 'key',
    path,
    message: `${formatPath(path)} is not a setting.${place === undefined ? '' : ` ${place}`}`,
    allowed: known.length > 0 ? listKeys(known) : describeAllowed(free),
    nearest: near === undefined ? undefined : JSON.stringify(near),
  };
}

/** What the group's own schemas suggest: the key belongs to another variant, or into a subgroup. */
function ownAdvice(nodes: readonly SchemaNode[], key: string): string | undefined {
  // Without a value, these are the keys of all variants.
  const isOfOtherKind = knownKeys(nodes, undefined).includes(key);
  return isOfOtherKind ? 'It belongs to another kind of this group.' : dottedAdvice(nodes, key);
}

/** Advice for "card.showPrice" written as one key instead of nested groups. */
function dottedAdvice(nodes: readonly SchemaNode[], key: string): string | undefined {
  const steps = key.split('.');
  const isKnown = steps.length > 1 && nodes.some((node) => schemasAt(node, steps, undefined).length > 0);
  if (!isKnown) return undefined;
  const groups = steps.slice(0, -1).map((step) => `"${step}": { }`);
  return `Write ${JSON.stringify(steps.at(-1))} inside ${groups.reverse().join(' inside ')}.`;
}

function listKeys(keys: readonly string[]): string {
  return keys.length > MAX_KEYS ? `${keys.slice(0, MAX_KEYS).join(', ')}, …` : keys.join(', ');
}

function freeKeys(node: SchemaNode): SchemaNode[] {
  return node.type === 'record' && typeof node.key === 'object' ? [node.key] : [];
}

function choices(node: SchemaNode): string[] {
  return node.type === 'picklist' ? (node.options ?? []).filter((option) => typeof option === 'string') : [];
}
