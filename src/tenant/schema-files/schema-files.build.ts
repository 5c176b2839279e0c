import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEXTS_NAME } from '../dictionary/dictionary.ts';
import { readSettingsFile } from '../load/settings-folder.build.ts';
import { subjects } from '../settings/subjects.ts';
import { dictionarySchema } from './dictionary-schema.ts';
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
  const all = Object.entries(subjects).map(([name, schema]) => {
    const defaults = readSettingsFile(folder, name)?.file.value ?? {};
    return { name, schema, defaults, document: overrideSchema(`${name}.json`, schema, defaults) };
  });
  const dictionary = { name: TEXTS_NAME, document: dictionarySchema(`${TEXTS_NAME}.json`, all) };
  return new Map(
    [...all, dictionary].map(({ name, document }) => [
      `${name}.schema.json`,
      `${JSON.stringify(document, null, 2)}\n`,
    ]),
  );
}
