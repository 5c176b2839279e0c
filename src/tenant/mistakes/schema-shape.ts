import * as v from 'valibot';
import { isJsonObject } from '../load/merge-settings.ts';
import type { SettingPath } from '../problem.ts';

/** The inspectable parts of any valibot schema. */
export type SchemaNode = v.GenericSchema & {
  readonly pipe?: readonly (SchemaNode | PipeStep)[];
  readonly wrapped?: SchemaNode;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  readonly items?: readonly SchemaNode[];
  readonly key?: SchemaNode | string;
  readonly value?: SchemaNode;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly message?: unknown;
  readonly getter?: (input: unknown) => SchemaNode;
};

export interface PipeStep {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
}

/** The schema inside optional, nullable and lazy wrappers. */
export function unwrap(node: SchemaNode): SchemaNode {
  const inner = node.type === 'lazy' ? node.getter?.(undefined) : node.wrapped;
  return inner === undefined ? node : unwrap(inner);
}

/** The schemas that may apply to a value: options of unions, and of variants by discriminator. */
export function alternatives(node: SchemaNode, value: unknown): SchemaNode[] {
  const inner = unwrap(node);
  if (inner.type === 'intersect' || inner.type === 'union' || inner.type === 'variant') {
    const options = schemaOptions(inner);
    const chosen = typeof inner.key === 'string' ? chosenBy(inner.key, options, value) : options;
    return chosen.flatMap((option) => alternatives(option, value));
  }
  return [inner];
}

/** The option schemas of a union, variant or intersection. */
export function schemaOptions(node: SchemaNode): SchemaNode[] {
  return (node.options ?? []).filter(isSchemaNode);
}

function isSchemaNode(option: unknown): option is SchemaNode {
  return typeof option === 'object' && option !== null && 'kind' in option && option.kind === 'schema';
}

function chosenBy(key: string, options: SchemaNode[], value: unknown): SchemaNode[] {
  const discriminator = isJsonObject(value) ? value[key] : undefined;
  const chosen = options.filter((option) => {
    const entry = option.entries?.[key];
    return entry !== undefined && v.is(entry, discriminator);
  });
  return chosen.length > 0 ? chosen : options;
}

/** The schemas for the value at a path, including wrappers; empty if there is none. */
export function schemasAt(root: SchemaNode, path: SettingPath, value: unknown): SchemaNode[] {
  let nodes = [root];
  let here = value;
  for (const step of path) {
    nodes = nodes.flatMap((node) => alternatives(node, here)).flatMap((node) => childSchema(node, step));
    here = valueAt(here, [step]);
  }
  return nodes;
}

function childSchema(node: SchemaNode, step: string | number): SchemaNode[] {
  if (typeof step === 'number')
    return [node.item ?? node.items?.[step]].filter((child) => child !== undefined);
  const entry =
    node.entries !== undefined && Object.hasOwn(node.entries, step) ? node.entries[step] : undefined;
  const child = entry ?? (node.type === 'record' ? node.value : undefined);
  return child === undefined ? [] : [child];
}

export function valueAt(value: unknown, path: SettingPath): unknown {
  return path.reduce<unknown>((here, step) => {
    if (typeof step === 'number') return Array.isArray(here) ? here[step] : undefined;
    return isJsonObject(here) && Object.hasOwn(here, step) ? here[step] : undefined;
  }, value);
}

/** The keys that a group may have, in schema order. */
export function knownKeys(nodes: readonly SchemaNode[], value: unknown): string[] {
  const keys = nodes
    .flatMap((node) => alternatives(node, value))
    .flatMap((node) => Object.keys(node.entries ?? {}));
  return [...new Set(keys)];
}

/** Whether the schema describes an object, with fixed or free keys. */
export function isGroup(node: SchemaNode): boolean {
  return node.entries !== undefined || node.type === 'record';
}

/** All pipe actions of a schema in order, including those of the schema it extends. */
export function pipeSteps(node: SchemaNode): PipeStep[] {
  return (node.pipe ?? []).flatMap((step) => {
    if (!isSchemaNode(step)) return [step];
    return step.pipe === undefined || step === node ? [] : pipeSteps(step);
  });
}

/** The description of a schema, or of the schema it wraps. */
export function descriptionOf(node: SchemaNode): string | undefined {
  const own = v.getDescription(node);
  if (own !== undefined) return own;
  const inner = unwrap(node);
  return inner === node ? undefined : descriptionOf(inner);
}
