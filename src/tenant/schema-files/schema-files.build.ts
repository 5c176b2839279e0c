import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettingsFile } from '../load/settings-folder.build.ts';
import { subjects } from '../settings/subjects.ts';
import { overrideSchema } from './override-schema.ts';

/**
 * Writes a JSON Schema for each settings file into `_schema` of a tenants folder, and removes others; returns
 * their names.
 */
export function writeSchemaFiles(tenantsDir: string): string[] {
  const dir = join(tenantsDir, '_schema');
  mkdirSync(dir, { recursive: true });
  const texts = schemaTexts(tenantsDir);
  for (const [name, text] of texts) writeFileSync(join(dir, name), text);
  for (const name of readdirSync(dir)) if (!texts.has(name)) rmSync(join(dir, name));
  return [...texts.keys()];
}

function schemaTexts(tenantsDir: string): Map<string, string> {
  const folder = { tenantsDir, name: '_defaults' };
  return new Map(
    Object.entries(subjects).map(([subject, schema]) => {
      const defaults = readSettingsFile(folder, subject)?.file.value ?? {};
      const text = JSON.stringify(overrideSchema(`${subject}.json`, schema, defaults), null, 2);
      return [`${subject}.schema.json`, `${text}\n`];
    }),
  );
}
