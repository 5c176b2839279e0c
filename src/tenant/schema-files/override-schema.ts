import { toJsonSchema } from '@valibot/to-json-schema';
import { isJsonObject, type JsonObject, type JsonValue } from '../load/merge-settings.ts';
import type { SchemaNode } from '../mistakes/schema-shape.ts';
import { withExamples } from './setting-examples.ts';

/**
 * The JSON Schema with which editors complete and check a dealer's file. Such a file only overrides, so
 * nothing is required that the defaults provide; within list items and groups without defaults, the schema's
 * requirements stay. Each setting has its description, default and an example.
 */
export function overrideSchema(title: string, schema: SchemaNode, defaults: JsonObject): JsonObject {
  const complete = asJson(
    toJsonSchema(schema, {
      errorMode: 'ignore',
      // VS Code shows this instead of the regular expression.
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

/** Plain JSON data: the schema is written to a file anyway. */
function asJson(schema: object): JsonValue {
  const json: JsonValue = JSON.parse(JSON.stringify(schema));
  return json;
}

function asGroup(value: JsonValue): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** Adds each setting's default, and removes `required` where the defaults provide the group. */
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
  // Alternatives of a setting: the default is shown once, above them.
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
