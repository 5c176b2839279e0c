import type * as v from 'valibot';
import { checkSubject, placeFinding, type SubjectFiles } from '../check-subject.ts';
import { dictionaryProblems, TEXTS_NAME, withDictionary } from '../dictionary.ts';
import { absentFile, type ParsedFile } from '../json/settings-file.ts';
import { elsewhereFinder } from '../mistakes/key-places.ts';
import type { ElsewhereFinder, Finding } from '../mistakes/mistake.ts';
import type { SchemaNode } from '../mistakes/schema-shape.ts';
import { type Problem, sortProblems } from '../problem.ts';
import {
  fileProblem,
  parseSettingsText,
  type SettingsText,
  settingsFileName,
  settingsText,
  strayFiles,
} from './settings-folder.build.ts';

export type SubjectSchemas = Readonly<Record<string, SchemaNode>>;
export type SettingsOf<S extends SubjectSchemas> = { [K in keyof S]: v.InferOutput<S[K]> };

export interface TenantRules<S extends SubjectSchemas> {
  subjects: S;
  /** Checks receive the settings without invalid subjects. */
  crossChecks: readonly ((settings: Partial<SettingsOf<S>>) => Finding[])[];
}

export type ReadResult<S extends SubjectSchemas> =
  | { ok: true; settings: SettingsOf<S> }
  | { ok: false; problems: Problem[] };

/** The settings of a dealer's folder, valid or not. */
export interface TenantReading<S extends SubjectSchemas> {
  /** Without invalid subjects. */
  settings: Partial<SettingsOf<S>>;
  files: ReadonlyMap<string, SubjectFiles>;
  problems: Problem[];
}

interface ReadSubject {
  name: string;
  files: SubjectFiles;
  problems: Problem[];
  /** Undefined if the subject is invalid. */
  settings: unknown;
}

/** Reads a dealer's folder over `_defaults` and checks it by the given rules; reports all mistakes. */
export function readTenant<S extends SubjectSchemas>(
  rules: TenantRules<S>,
  tenantsDir: string,
  slug: string,
): ReadResult<S> {
  const { settings, problems } = readSettings(rules, tenantsDir, slug);
  if (problems.length > 0) return { ok: false, problems };
  // No problem means that every subject is present.
  return { ok: true, settings: settings as SettingsOf<S> };
}

/**
 * Like `readTenant`, but also returns the valid part of an invalid folder and the files needed to find
 * places.
 */
export function readSettings<S extends SubjectSchemas>(
  rules: TenantRules<S>,
  tenantsDir: string,
  slug: string,
): TenantReading<S> {
  const elsewhere = elsewhereFinder(rules.subjects);
  const names = Object.keys(rules.subjects);
  const dictionary = settingsText({ tenantsDir, name: slug }, TEXTS_NAME);
  const texts = dictionary && parseSettingsText(dictionary);
  const read = Object.entries(rules.subjects).map(([name, schema]) =>
    readSubject({ name, schema, elsewhere }, { tenantsDir, slug, dictionary, texts }),
  );
  const settings = Object.fromEntries(
    read
      .filter((subject) => subject.settings !== undefined)
      .map((subject) => [subject.name, subject.settings]),
  );
  // Each subject was parsed by its schema.
  const parsed = settings as Partial<SettingsOf<S>>;
  const files = new Map(read.map((subject) => [subject.name, subject.files]));
  const problems = [
    ...strayFiles({ tenantsDir, name: '_defaults' }, names),
    ...(slug === '_defaults' ? [] : strayFiles({ tenantsDir, name: slug }, [...names, TEXTS_NAME])),
    ...(texts === undefined ? [] : [...texts.problems, ...dictionaryProblems(texts, names)]),
    ...read.flatMap((subject) => subject.problems),
    ...placeFindings(
      rules.crossChecks.flatMap((check) => check(parsed)),
      files,
    ),
  ];
  return { settings: parsed, files, problems: sortProblems(problems) };
}

/** Adds files and lines to the findings of cross-checks. */
export function placeFindings(
  findings: readonly Finding[],
  files: ReadonlyMap<string, SubjectFiles>,
): Problem[] {
  return findings.flatMap((finding) => {
    const subject = files.get(finding.subject);
    return subject === undefined ? [] : [placeFinding(finding, subject)];
  });
}

interface SubjectRules {
  readonly name: string;
  readonly schema: SchemaNode;
  readonly elsewhere: ElsewhereFinder;
}

type Texts = Readonly<Record<'own' | 'defaults' | 'dictionary', SettingsText | undefined>>;

interface DealerFolder {
  readonly tenantsDir: string;
  readonly slug: string;
  /** The file of texts for all subjects, as read and as parsed. */
  readonly dictionary: SettingsText | undefined;
  readonly texts: ParsedFile | undefined;
}

/**
 * Cache: in development one file of thirty changes and all are read again; unchanged files keep their result.
 * If no file has changed, the same settings object is returned.
 */
const lastRead = new WeakMap<
  SchemaNode,
  Map<string, { readonly texts: Texts; readonly read: ReadSubject }>
>();

/** Number of cached dealers; a build of hundreds must not keep them all. */
const MOST_KNOWN = 4;

function readSubject(
  rules: SubjectRules,
  { tenantsDir, slug, dictionary, texts: parsedTexts }: DealerFolder,
): ReadSubject {
  const texts: Texts = {
    own: settingsText({ tenantsDir, name: slug }, rules.name),
    defaults: settingsText({ tenantsDir, name: '_defaults' }, rules.name),
    dictionary,
  };
  const bySlug = lastRead.get(rules.schema) ?? new Map();
  const known = bySlug.get(slug);
  const isKnown =
    known !== undefined &&
    (['own', 'defaults', 'dictionary'] as const).every((name) => isSameText(known.texts[name], texts[name]));
  const read = isKnown ? known.read : judgeSubject(rules, slug, texts, parsedTexts);
  // Moves the dealer to the end: the least recently used one is dropped first.
  bySlug.delete(slug);
  lastRead.set(rules.schema, bySlug.set(slug, { texts, read }));
  for (const oldest of [...bySlug.keys()].slice(0, -MOST_KNOWN)) bySlug.delete(oldest);
  return read;
}

function isSameText(a: SettingsText | undefined, b: SettingsText | undefined): boolean {
  return a === undefined || b === undefined ? a === b : a.bytes.equals(b.bytes);
}

function judgeSubject(
  { name, schema, elsewhere }: SubjectRules,
  slug: string,
  texts: Texts,
  dictionary: ParsedFile | undefined,
): ReadSubject {
  const own = texts.own && parseSettingsText(texts.own);
  const defaults = texts.defaults && parseSettingsText(texts.defaults);
  const ownFile = own?.file ?? absentFile(settingsFileName({ name: slug }, name));
  const defaultsFile = defaults?.file ?? absentFile(settingsFileName({ name: '_defaults' }, name));
  const worded =
    dictionary === undefined
      ? { file: ownFile, problems: [] }
      : withDictionary(ownFile, dictionary.file, { name, schema, defaults: defaultsFile.value });
  const files = { own: worded.file, defaults: defaultsFile };
  const noDefaults = fileProblem(
    files.defaults.name,
    'the file is missing; every subject needs its defaults.',
  );
  const problems = [...(defaults?.problems ?? [noDefaults]), ...(own?.problems ?? []), ...worded.problems];
  const isReadable = own?.isReadable !== false && defaults?.isReadable !== false;
  if (!isReadable) return { name, files, problems, settings: undefined };
  const checked = checkSubject(schema, files, elsewhere);
  if (!checked.ok) return { name, files, problems: [...problems, ...checked.problems], settings: undefined };
  return { name, files, problems, settings: checked.settings };
}
