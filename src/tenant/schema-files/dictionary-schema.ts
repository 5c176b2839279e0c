import { isText } from '../dictionary/is-text.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../load/merge-settings.ts';
import { type SchemaNode, schemasAt } from '../mistakes/schema-shape.ts';

/** A subject with its schema, its JSON Schema and its defaults. */
interface Subject {
  readonly name: string;
  readonly schema: SchemaNode;
  readonly document: JsonObject;
  readonly defaults: JsonObject;
}

/** The JSON Schema of a dealer's dictionary: the texts of every subject that have a default. */
export function dictionarySchema(title: string, subjects: readonly Subject[]): JsonObject {
  const groups = subjects.flatMap((subject): [string, JsonValue][] => {
    const texts = textsOf(subject, subject.document, []);
    return texts === null ? [] : [[subject.name, { ...texts, description: `Texts of ${subject.name}.json` }]];
  });
  const schemaKey = { type: 'string', description: 'Tells the editor which texts there are' };
  return {
    $schema: subjects[0]?.document['$schema'] ?? '',
    title,
    type: 'object',
    additionalProperties: false,
    properties: { $schema: schemaKey, ...Object.fromEntries(groups) },
  };
}

/** The part of a JSON Schema that describes texts; null if there is none. Items of lists are not in the dictionary. */
function textsOf(subject: Subject, document: JsonValue, path: readonly string[]): JsonObject | null {
  if (!isJsonObject(document)) return null;
  const { properties, description } = document;
  if (properties === undefined || !isJsonObject(properties)) {
    const isWords = isText(schemasAt(subject.schema, path, subject.defaults));
    return isWords && typeof document['default'] === 'string' ? document : null;
  }
  const inner = Object.entries(properties).flatMap(([name, part]) => {
    const texts = textsOf(subject, part, [...path, name]);
    return texts === null ? [] : [[name, texts]];
  });
  if (inner.length === 0) return null;
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    additionalProperties: false,
    properties: Object.fromEntries(inner),
  };
}
