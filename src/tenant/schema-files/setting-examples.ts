import { branches } from '../explain/schema-part.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../load/merge-settings.ts';

/**
 * Adds an example to each setting of a JSON Schema that is not a group: the schema's own, else one derived
 * from default and allowed values. `sample` is the default value.
 */
export function withExamples(
  schema: JsonObject,
  sample: JsonValue | undefined = schema['default'],
): JsonObject {
  const example = isGroup(schema) ? undefined : exampleOf(schema, sample);
  const examples: [string, JsonValue][] = example === undefined ? [] : [['examples', [example]]];
  return Object.fromEntries([...Object.entries(withInner(schema, sample)), ...examples]);
}

/** Adds examples to the settings within, not to the group itself. */
function withInner(schema: JsonObject, sample: JsonValue | undefined): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).map(([key, part]) => [key, innerExamples(key, part, sample)]),
  );
}

function innerExamples(key: string, part: JsonValue, sample: JsonValue | undefined): JsonValue {
  if (key === 'properties' && isJsonObject(part)) {
    const entries = Object.entries(part).map(([name, property]) => {
      const inner = isJsonObject(sample) ? sample[name] : undefined;
      return [name, isJsonObject(property) ? withExamples(property, property['default'] ?? inner) : property];
    });
    return Object.fromEntries(entries);
  }
  // Alternatives are one setting: its example stands above them.
  if (key === 'anyOf' && Array.isArray(part))
    return part.map((option: JsonValue) => (isJsonObject(option) ? withInner(option, sample) : option));
  const isWithin = key === 'items' || key === 'additionalProperties';
  return isWithin && isJsonObject(part) ? withInner(part, firstOf(sample)) : part;
}

function firstOf(sample: JsonValue | undefined): JsonValue | undefined {
  return typeof sample === 'object' && sample !== null ? Object.values(sample)[0] : undefined;
}

/** Groups have no examples of their own. */
export function isGroup(schema: JsonObject): boolean {
  if (isJsonObject(schema['properties'])) return true;
  return branches(schema).some(isGroup);
}

/** A valid value; undefined if none can be derived. */
export function exampleOf(schema: JsonObject, usual = schema['default']): JsonValue | undefined {
  const { examples, enum: choices, type } = schema;
  if (Array.isArray(examples) && examples[0] !== undefined) return examples[0];
  if (schema['const'] !== undefined) return schema['const'];
  if (Array.isArray(choices)) return choices.find((choice: JsonValue) => choice !== usual) ?? choices[0];
  if (type === 'boolean') return usual !== true;
  if (isFilled(usual)) return usual;
  return (
    written(schema) ??
    listExample(schema) ??
    groupExample(schema) ??
    branches(schema)
      .map((branch) => exampleOf(branch))
      .find((example) => example !== undefined) ??
    schema['minimum']
  );
}

function isFilled(value: JsonValue | undefined): value is JsonValue {
  if (value === undefined || value === null || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

const formats: Readonly<Record<string, string>> = {
  email: 'sales@dealer.com.au',
  uri: 'https://www.dealer.com.au',
  date: '2026-12-25',
  'date-time': '2026-12-01T09:00:00+10:00',
};

/** 'a time such as "08:30"' contains its own example. */
function written({ patternErrorMessage: message, format }: JsonObject): JsonValue | undefined {
  const [, shown] = typeof message === 'string' ? (/such as "([^"]+)"/.exec(message) ?? []) : [];
  return shown ?? (typeof format === 'string' ? formats[format] : undefined);
}

function listExample({ type, items }: JsonObject): JsonValue | undefined {
  const item = type === 'array' && isJsonObject(items) ? exampleOf(items) : undefined;
  return item === undefined ? undefined : [item];
}

/** An example of a group in a list or of a nullable group, with its required settings. */
function groupExample({ properties, additionalProperties, required }: JsonObject): JsonValue | undefined {
  if (isJsonObject(properties)) {
    const needed: readonly JsonValue[] = Array.isArray(required) ? required : Object.keys(properties);
    const entries = Object.entries(properties).flatMap(([name, property]) => {
      const example = isJsonObject(property) && needed.includes(name) ? exampleOf(property) : undefined;
      return example === undefined ? [] : [[name, example] as const];
    });
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
  }
  const value = isJsonObject(additionalProperties) ? exampleOf(additionalProperties) : undefined;
  return value === undefined ? undefined : { name: value };
}
