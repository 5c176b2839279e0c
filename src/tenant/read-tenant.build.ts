import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { findMistakes } from './find-mistakes.ts';
import { elsewhereFinder } from './key-places.ts';
import { mergeSettings } from './merge-settings.ts';
import type { ElsewhereFinder, Mistake } from './mistake.ts';
import { nearestWord } from './nearest.ts';
import { formatPath, type Problem, sortProblems } from './problem.ts';
import type { SchemaNode } from './schema-shape.ts';
import { placeOf } from './setting-place.ts';
import { absentFile, type ParsedFile, parseSettingsFile, type SettingsFile } from './settings-file.ts';
import { decodeText } from './text-encoding.ts';

export type SubjectSchemas = Readonly<Record<string, SchemaNode>>;
export type SettingsOf<S extends SubjectSchemas> = { [K in keyof S]: v.InferOutput<S[K]> };

/** A mistake that only shows when several settings are seen together. */
export interface Finding extends Pick<Mistake, 'path' | 'message' | 'found' | 'allowed'> {
  subject: string;
}

export interface TenantRules<S extends SubjectSchemas> {
  subjects: S;
  /** Subjects with mistakes of their own are absent from the settings that a check is given. */
  crossChecks: readonly ((settings: Partial<SettingsOf<S>>) => Finding[])[];
}

export type ReadResult<S extends SubjectSchemas> =
  | { ok: true; settings: SettingsOf<S> }
  | { ok: false; problems: Problem[] };

interface SubjectFiles {
  own: SettingsFile;
  defaults: SettingsFile;
}

interface ReadSubject {
  files: SubjectFiles;
  problems: Problem[];
  /** Undefined when the subject has mistakes. */
  settings: unknown;
}

/** Reads a dealer's folder over `_defaults` by the given rules; every mistake is told, not only the first. */
export function readTenant<S extends SubjectSchemas>(
  rules: TenantRules<S>,
  tenantsDir: string,
  slug: string,
): ReadResult<S> {
  const elsewhere = elsewhereFinder(rules.subjects);
  const read = Object.entries(rules.subjects).map(([subject, schema]): [string, ReadSubject] => [
    subject,
    readSubject(subject, schema, tenantsDir, slug, elsewhere),
  ]);
  const valid = read.filter(([, subject]) => subject.settings !== undefined);
  const settings = Object.fromEntries(valid.map(([name, subject]) => [name, subject.settings]));
  const files = new Map(read.map(([name, subject]) => [name, subject.files]));
  // The schema of each subject has just parsed its part.
  const findings = rules.crossChecks.flatMap((check) => check(settings as Partial<SettingsOf<S>>));
  const problems = [
    ...strayFiles(Object.keys(rules.subjects), tenantsDir, '_defaults'),
    ...strayFiles(Object.keys(rules.subjects), tenantsDir, slug),
    ...read.flatMap(([, subject]) => subject.problems),
    ...findings.flatMap((finding) => placed([{ ...finding, kind: 'cross' }], files.get(finding.subject))),
  ];
  if (problems.length > 0) return { ok: false, problems: sortProblems(problems) };
  return { ok: true, settings: settings as SettingsOf<S> };
}

function readSubject(
  subject: string,
  schema: SchemaNode,
  tenantsDir: string,
  slug: string,
  elsewhere: ElsewhereFinder,
): ReadSubject {
  const defaults = readSettingsFile(tenantsDir, '_defaults', subject);
  const own = readSettingsFile(tenantsDir, slug, subject);
  const files = {
    own: own?.file ?? absentFile(fileName(slug, subject)),
    defaults: defaults?.file ?? absentFile(fileName('_defaults', subject)),
  };
  const problems = [...(defaults?.problems ?? [missingDefaults(subject)]), ...(own?.problems ?? [])];
  if (own?.isReadable === false || defaults?.isReadable === false)
    return { files, problems, settings: undefined };
  const merged = mergeSettings(files.defaults.value, files.own.value);
  const mistakes = findMistakes(schema, merged, elsewhere);
  const settings = mistakes.length === 0 ? v.parse(schema, merged) : undefined;
  return { files, problems: [...problems, ...placed(mistakes, files)], settings };
}

function placed(mistakes: readonly Mistake[], files: SubjectFiles | undefined): Problem[] {
  if (files === undefined) return [];
  return mistakes.map(({ path, ...mistake }) => ({
    ...mistake,
    ...placeOf(path, files.own, files.defaults),
    key: formatPath(path),
  }));
}

function fileName(folder: string, subject: string): string {
  return `tenants/${folder}/${subject}.json`;
}

/** Undefined when there is no such file. */
function readSettingsFile(tenantsDir: string, folder: string, subject: string): ParsedFile | undefined {
  const path = join(tenantsDir, folder, `${subject}.json`);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  const name = fileName(folder, subject);
  const decoded = decodeText(readFileSync(path));
  if (decoded.ok) return parseSettingsFile(name, decoded.text);
  return { file: absentFile(name), problems: [fileProblem(name, decoded.reason)], isReadable: false };
}

function fileProblem(file: string, message: string, nearest?: string): Problem {
  return { kind: 'file', file, line: 1, column: 1, key: '', message, nearest };
}

function missingDefaults(subject: string): Problem {
  return fileProblem(fileName('_defaults', subject), 'is not there; every subject needs its defaults.');
}

/** A settings file whose name is no subject would be ignored without a word. */
function strayFiles(subjects: readonly string[], tenantsDir: string, folder: string): Problem[] {
  return readdirSync(join(tenantsDir, folder))
    .filter((file) => /\.json$/i.test(file) && !subjects.includes(file.replace(/\.json$/, '')))
    .map((file) => {
      const nearest = nearestWord(file.replace(/\.json$/i, ''), subjects);
      return {
        ...fileProblem(`tenants/${folder}/${file}`, `${file} is not a settings file.`),
        nearest: nearest === undefined ? undefined : JSON.stringify(`${nearest}.json`),
        allowed: subjects.map((subject) => `${subject}.json`).join(', '),
      };
    });
}
