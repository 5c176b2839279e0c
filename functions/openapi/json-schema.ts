import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** JSON Schema 2020-12, which OpenAPI 3.1 uses; what only code can check is left out. */
export type JsonSchema = Omit<ReturnType<typeof toJsonSchema>, '$schema'>;

/** `input` for what is sent to a route, `output` for what it answers. */
export function jsonSchema(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
  });
  return rest;
}
