import { join } from 'node:path';
import { staleSchemaFiles, writeSchemaFiles } from '#src/tenant/schema-files.build.ts';
import { defineCommand, runCommand, tenantsDirOption } from './command-line.ts';

const command = defineCommand({
  name: 'schema',
  about: "Writes tenants/_schema, by which editors complete and check dealers' files.",
  options: {
    check: {
      type: 'boolean',
      default: false,
      help: 'write nothing, name what is out of date and leave with 1',
    },
    'tenants-dir': { ...tenantsDirOption, default: join(import.meta.dirname, '../tenants') },
  },
  example: '--check',
});

await runCommand(command, ({ values }) => {
  if (values.check) {
    const stale = staleSchemaFiles(values['tenants-dir']);
    for (const file of stale) console.error(`${file} is out of date; run "npm run schema".`);
    process.exitCode = stale.length > 0 ? 1 : 0;
  } else {
    for (const file of writeSchemaFiles(values['tenants-dir'])) console.log(`wrote ${file}`);
  }
});
