import * as v from 'valibot';
import { alternatives, pipeSteps, type SchemaNode } from '../mistakes/schema-shape.ts';

/** Steps of a schema whose value is no text for people: addresses, colours, times. */
const formats = new Set([
  'check',
  'regex',
  'url',
  'email',
  'starts_with',
  'iso_date',
  'iso_time',
  'hex_color',
]);

/** Whether a setting is a text for people, which belongs in the dictionary. */
export function isText(nodes: readonly SchemaNode[]): boolean {
  const kinds = nodes.flatMap((node) => alternatives(node, undefined)).filter(({ type }) => type !== 'null');
  return (
    kinds.length > 0 &&
    kinds.every(
      (node) =>
        node.type === 'string' &&
        v.getMetadata(node)['isReference'] !== true &&
        (v.getMetadata(node)['isText'] === true || !pipeSteps(node).some(({ type }) => formats.has(type))),
    )
  );
}
