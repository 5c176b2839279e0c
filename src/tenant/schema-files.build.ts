import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { overrideSchema } from './override-schema.ts';
import { subjects } from './settings/subjects.ts';
import { readSettingsFile } from './settings-folder.build.ts';

/** The schema files that are missing, differ from what would be written, or belong to no subject. */
export function staleSchemaFiles(tenantsDir: string): string[] {
  const wanted = schemaTexts(tenantsDir);
  const present = presentFiles(tenantsDir);
  return [...new Set([...wanted.keys(), ...present])]
    .filter((file) => !present.includes(file) || wanted.get(file) !== readSchema(tenantsDir, file))
    .map(shownName)
    .sort();
}

/** Brings `tenants/_schema` up to date; the files written or removed. */
export function writeSchemaFiles(tenantsDir: string): string[] {
  const stale = staleSchemaFiles(tenantsDir);
  const wanted = schemaTexts(tenantsDir);
  mkdirSync(join(tenantsDir, '_schema'), { recursive: true });
  for (const [file, text] of wanted) {
    if (stale.includes(shownName(file))) writeFileSync(schemaPath(tenantsDir, file), text);
  }
  for (const file of presentFiles(tenantsDir)) if (!wanted.has(file)) rmSync(schemaPath(tenantsDir, file));
  return stale;
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

function presentFiles(tenantsDir: string): string[] {
  const dir = join(tenantsDir, '_schema');
  return existsSync(dir) ? readdirSync(dir).filter((file) => file.endsWith('.schema.json')) : [];
}

function readSchema(tenantsDir: string, file: string): string {
  return readFileSync(schemaPath(tenantsDir, file), 'utf8');
}

function schemaPath(tenantsDir: string, file: string): string {
  return join(tenantsDir, '_schema', file);
}

function shownName(file: string): string {
  return `tenants/_schema/${file}`;
}
