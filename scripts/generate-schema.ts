import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { staleSchemaFiles, writeSchemaFiles } from '#src/tenant/schema-files.build.ts';

/**
 * Writes `tenants/_schema/<subject>.schema.json`, by which editors complete and check tenants' files.
 * With `--check` it writes nothing, names what is out of date and leaves with 1.
 */
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    'tenants-dir': { type: 'string', default: join(import.meta.dirname, '../tenants') },
  },
});

if (values.check) {
  const stale = staleSchemaFiles(values['tenants-dir']);
  for (const file of stale) console.error(`${file} is out of date; run "npm run schema".`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const file of writeSchemaFiles(values['tenants-dir'])) console.log(`wrote ${file}`);
}
