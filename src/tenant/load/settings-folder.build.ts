import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { absentFile, type ParsedFile, parseSettingsFile } from '../json/settings-file.ts';
import { decodeText } from '../json/text-encoding.ts';
import { nearestWord } from '../nearest.ts';
import type { Problem } from '../problem.ts';

/** `tenants/pitstop` or `tenants/_defaults`. */
export interface SettingsFolder {
  tenantsDir: string;
  name: string;
}

/** The name used in problem messages, wherever the tenants folder is. */
export function settingsFileName(folder: Pick<SettingsFolder, 'name'>, subject: string): string {
  return `tenants/${folder.name}/${subject}.json`;
}

/** The content of a file. */
export interface SettingsText {
  /** The name used in problem messages. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Undefined if there is no such file. */
export function settingsText(folder: SettingsFolder, subject: string): SettingsText | undefined {
  const path = join(folder.tenantsDir, folder.name, `${subject}.json`);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  return { name: settingsFileName(folder, subject), bytes: readFileSync(path) };
}

/** Undefined if there is no such file. */
export function readSettingsFile(folder: SettingsFolder, subject: string): ParsedFile | undefined {
  const found = settingsText(folder, subject);
  return found && parseSettingsText(found);
}

export function parseSettingsText({ name, bytes }: SettingsText): ParsedFile {
  const decoded = decodeText(bytes);
  if (decoded.ok) return parseSettingsFile(name, decoded.text);
  return { file: absentFile(name), problems: [fileProblem(name, decoded.reason)], isReadable: false };
}

const looksLikeSettings = /\.json[c5]?(?:\.txt)?$/i;

/** JSON files with another name than these: they would be ignored silently. */
export function strayFiles(folder: SettingsFolder, names: readonly string[]): Problem[] {
  const dir = join(folder.tenantsDir, folder.name);
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(dir)
    .filter((file) => looksLikeSettings.test(file) && !names.includes(file.replace(/\.json$/, '')))
    .map((file) => {
      const nearest = nearestWord(file.replace(looksLikeSettings, ''), names);
      return {
        ...fileProblem(`tenants/${folder.name}/${file}`, `${file} is not a settings file.`),
        nearest: nearest === undefined ? undefined : JSON.stringify(`${nearest}.json`),
        allowed: names.map((name) => `${name}.json`).join(', '),
      };
    });
}

export function fileProblem(file: string, message: string): Problem {
  return { kind: 'file', file, line: 1, column: 1, key: '', message };
}
