import { join } from 'node:path';
import { writeSchemaFiles } from '#src/tenant/schema-files/schema-files.build.ts';
import { defineCommand, runCommand, tenantsDirOption } from '../command-line.ts';

const command = defineCommand({
  name: 'schema',
  about: "Writes tenants/_schema, with which editors complete and check dealers' files.",
  options: { 'tenants-dir': { ...tenantsDirOption, default: join(import.meta.dirname, '../../tenants') } },
  example: '',
});

await runCommand(command, ({ values }) => {
  const files = writeSchemaFiles(values['tenants-dir']);
  console.log(`wrote ${files.length} files of tenants/_schema`);
});
