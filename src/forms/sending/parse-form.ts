import { parse } from '@conform-to/react';
import * as v from 'valibot';

/**
 * Parses a form for Conform with a valibot schema. Replaces `parseWithValibot` of `@conform-to/valibot`, which adds 3
 * KB (gzip) for coercing strings; our schemas do that themselves.
 */
export function parseForm<Values extends Readonly<Record<string, unknown>>>(
  formData: FormData,
  schema: v.GenericSchema<unknown, Values>,
) {
  return parse<Values, string[]>(formData, {
    resolve(values) {
      const { success, output, issues } = v.safeParse(schema, values);
      if (success) return { value: output };
      const byField = Object.groupBy(issues, (issue) => v.getDotPath(issue) ?? '');
      const errors = Object.entries(byField).map(([name, found = []]) => [
        name,
        found.map(({ message }) => message),
      ]);
      return { error: Object.fromEntries(errors) };
    },
  });
}
