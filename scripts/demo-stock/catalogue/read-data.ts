import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const jsonSchema = v.pipe(v.string(), v.parseJson());

/** Reads and validates a file of this folder. */
export function readData<const Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return checkData(file, schema, checkData(file, jsonSchema, text));
}

/** Validates `value`; throws a line for each mistake, with the file and the field. */
export function checkData<const Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const place = `scripts/demo-stock/catalogue/${file}`;
  const lines = result.issues.map(
    (issue) => `${place}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`,
  );
  throw new Error(lines.join('\n'));
}
