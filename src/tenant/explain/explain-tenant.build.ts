import { readSettings } from '../load/read-tenant.build.ts';
import { overrideSchema } from '../schema-files/override-schema.ts';
import { subjects } from '../settings/subjects.ts';
import type { ExplainedSubjects } from './explain-setting.ts';

/** Everything that can be explained of a dealer's settings, right or wrong; `_defaults` for nobody's. */
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
