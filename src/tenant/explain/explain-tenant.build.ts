import { readSettings } from '../load/read-tenant.build.ts';
import { overrideSchema } from '../schema-files/override-schema.ts';
import { subjects } from '../settings/subjects.ts';
import type { ExplainedSubjects } from './explain-setting.ts';

/**
 * The settings of a dealer, or `_defaults`, with everything needed to explain them, even if they are invalid.
 */
export function explainedSubjects(tenantsDir: string, slug: string): ExplainedSubjects {
  const { files } = readSettings({ subjects, crossChecks: [] }, tenantsDir, slug);
  return new Map(
    Object.entries(subjects).flatMap(([name, schema]) => {
      const own = files.get(name);
      if (own === undefined) return [];
      const document = overrideSchema(`${name}.json`, schema, own.defaults.value);
      return [[name, { schema, document, files: own }] as const];
    }),
  );
}
