import type * as v from 'valibot';
import { checkSubject, placeFinding, type SubjectFiles } from './check-subject.ts';
import { absentFile } from './json/settings-file.ts';
import { elsewhereFinder } from './mistakes/key-places.ts';
import type { ElsewhereFinder, Finding } from './mistakes/mistake.ts';
import type { SchemaNode } from './mistakes/schema-shape.ts';
import { type Problem, sortProblems } from './problem.ts';
import { fileProblem, readSettingsFile, settingsFileName, strayFiles } from './settings-folder.build.ts';

export type SubjectSchemas = Readonly<Record<string, SchemaNode>>;
export type SettingsOf<S extends SubjectSchemas> = { [K in keyof S]: v.InferOutput<S[K]> };

export interface TenantRules<S extends SubjectSchemas> {
  subjects: S;
  /** Subjects with mistakes of their own are absent from the settings that a check is given. */
  crossChecks: readonly ((settings: Partial<SettingsOf<S>>) => Finding[])[];
}

export type ReadResult<S extends SubjectSchemas> =
  | { ok: true; settings: SettingsOf<S> }
  | { ok: false; problems: Problem[] };

interface ReadSubject {
  name: string;
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
  const names = Object.keys(rules.subjects);
  const read = Object.entries(rules.subjects).map(([name, schema]) =>
    readSubject(name, schema, tenantsDir, slug, elsewhere),
  );
  const settings = Object.fromEntries(
    read
      .filter((subject) => subject.settings !== undefined)
      .map((subject) => [subject.name, subject.settings]),
  );
  // The schema of each subject has just parsed its part.
  const findings = rules.crossChecks.flatMap((check) => check(settings as Partial<SettingsOf<S>>));
  const problems = [
    ...['_defaults', slug].flatMap((name) => strayFiles({ tenantsDir, name }, names)),
    ...read.flatMap((subject) => subject.problems),
    ...findings.flatMap((finding) =>
      read.filter(({ name }) => name === finding.subject).map(({ files }) => placeFinding(finding, files)),
    ),
  ];
  if (problems.length > 0) return { ok: false, problems: sortProblems(problems) };
  return { ok: true, settings: settings as SettingsOf<S> };
}

function readSubject(
  name: string,
  schema: SchemaNode,
  tenantsDir: string,
  slug: string,
  elsewhere: ElsewhereFinder,
): ReadSubject {
  const ownFolder = { tenantsDir, name: slug };
  const defaultsFolder = { tenantsDir, name: '_defaults' };
  const own = readSettingsFile(ownFolder, name);
  const defaults = readSettingsFile(defaultsFolder, name);
  const files = {
    own: own?.file ?? absentFile(settingsFileName(ownFolder, name)),
    defaults: defaults?.file ?? absentFile(settingsFileName(defaultsFolder, name)),
  };
  const noDefaults = fileProblem(
    files.defaults.name,
    'the file is missing; every subject needs its defaults.',
  );
  const problems = [...(defaults?.problems ?? [noDefaults]), ...(own?.problems ?? [])];
  const isReadable = own?.isReadable !== false && defaults?.isReadable !== false;
  if (!isReadable) return { name, files, problems, settings: undefined };
  const checked = checkSubject(schema, files, elsewhere);
  if (!checked.ok) return { name, files, problems: [...problems, ...checked.problems], settings: undefined };
  return { name, files, problems, settings: checked.settings };
}
