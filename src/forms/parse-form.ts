import { parse } from '@conform-to/react';
import * as v from 'valibot';

/**
 * What Conform asks of a form: its values by the schema, or what is wrong with each field. Instead of
 * `parseWithValibot` of `@conform-to/valibot`, of which each form would load 3 KB (gzip) that turn texts into numbers
 * and dates: here the schemas do so.
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
