import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** JSON Schema 2020-12, as used by OpenAPI 3.1; rules that only code can check are omitted. */
export type JsonSchema = Omit<ReturnType<typeof toJsonSchema>, '$schema'>;

/** `input` for request data, `output` for replies. */
export function jsonSchema(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
  });
  return rest;
}
