import { toJsonSchema } from '@valibot/to-json-schema';
import { isJsonObject, type JsonObject, type JsonValue } from '../load/merge-settings.ts';
import type { SchemaNode } from '../mistakes/schema-shape.ts';
import { withExamples } from './setting-examples.ts';

/**
 * The JSON Schema with which an editor completes and checks a dealer's file of one subject. Such a file
 * only overrides: nothing is required where the defaults fill the gaps; inside list items, and in
 * groups that have no default to merge with, what the schema requires stays required. Each setting is told with
 * what it is for, its default and an example.
 */
export function overrideSchema(title: string, schema: SchemaNode, defaults: JsonObject): JsonObject {
  const complete = asJson(
    toJsonSchema(schema, {
      errorMode: 'ignore',
      // VS Code shows this in place of the regular expression.
      overrideAction: ({ valibotAction, jsonSchema }) =>
        'message' in valibotAction &&
        typeof valibotAction.message === 'string' &&
        jsonSchema.pattern !== undefined
          ? { ...jsonSchema, patternErrorMessage: `Allowed: ${valibotAction.message}.` }
          : undefined,
    }),
  );
  const explained = withExamples(asGroup(withDefaults(complete, defaults)));
  const { $schema = '', properties = {}, ...rest } = explained;
  const schemaKey = { type: 'string', description: 'Tells the editor which settings there are' };
  return { $schema, title, ...rest, properties: { $schema: schemaKey, ...asGroup(properties) } };
}

/** The converter's result as plain data; it is written to a file as JSON anyway. */
function asJson(schema: object): JsonValue {
  const json: JsonValue = JSON.parse(JSON.stringify(schema));
  return json;
}

function asGroup(value: JsonValue): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** Puts each default beside its setting, and lifts `required` where a default group stands underneath. */
function withDefaults(schema: JsonValue, value: JsonValue | undefined): JsonValue {
  if (!isJsonObject(schema)) return schema;
  const isMerged = isJsonObject(value);
  const entries = Object.entries(schema)
    .filter(([key]) => !(isMerged && key === 'required') && !(value !== undefined && key === 'default'))
    .map(([key, part]): [string, JsonValue] => [key, withInnerDefaults(key, part, value)]);
  const shown = value === undefined || (isMerged && 'properties' in schema) ? [] : [['default', value]];
  return Object.fromEntries([...entries, ...shown]);
}

function withInnerDefaults(key: string, part: JsonValue, value: JsonValue | undefined): JsonValue {
  if (key === 'properties') {
    const values = isJsonObject(value) ? value : {};
    const inner = Object.entries(asGroup(part)).map(([name, property]) => [
      name,
      withDefaults(property, values[name]),
    ]);
    return Object.fromEntries(inner);
  }
  // The shapes of a nullable or otherwise branching setting: the default itself is shown once, above them.
  if (key === 'anyOf' && Array.isArray(part)) {
    return part.map((option: JsonValue) =>
      withoutDefault(isJsonObject(value) ? withDefaults(option, value) : option),
    );
  }
  return part;
}

function withoutDefault(schema: JsonValue): JsonValue {
  return Object.fromEntries(Object.entries(asGroup(schema)).filter(([key]) => key !== 'default'));
}
