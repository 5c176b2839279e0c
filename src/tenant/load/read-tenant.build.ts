import type * as v from 'valibot';
import { checkSubject, placeFinding, type SubjectFiles } from '../check-subject.ts';
import { dictionaryProblems, TEXTS_NAME, withDictionary } from '../dictionary/dictionary.ts';
import { absentFile, type ParsedFile, type SettingsFile } from '../json/settings-file.ts';
import { elsewhereFinder } from '../mistakes/key-places.ts';
import type { ElsewhereFinder, Finding } from '../mistakes/mistake.ts';
import type { SchemaNode } from '../mistakes/schema-shape.ts';
import { type Problem, sortProblems } from '../problem.ts';
import { editionProblem, inheritedByEdition, tenantFolders } from './language-edition.build.ts';
import { isJsonObject, type JsonObject, mergeSettings } from './merge-settings.ts';
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
  | { ok: true; settings: SettingsOf<S>; files: ReadonlyMap<string, SubjectFiles> }
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
  problems: readonly Problem[];
  /** Undefined if the subject is invalid. */
  settings: unknown;
}

/** Reads a dealer's folder over `_defaults` and checks it by the given rules; reports all mistakes. */
export function readTenant<S extends SubjectSchemas>(
  rules: TenantRules<S>,
  tenantsDir: string,
  slug: string,
): ReadResult<S> {
  const { settings, files, problems } = readSettings(rules, tenantsDir, slug);
  if (problems.length > 0) return { ok: false, problems };
  // No problem means that every subject is present.
  return { ok: true, settings: settings as SettingsOf<S>, files };
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
  const wrongDealer = editionProblem(tenantsDir, slug);
  if (wrongDealer !== undefined) return { settings: {}, files: new Map(), problems: [wrongDealer] };
  const elsewhere = elsewhereFinder(rules.subjects);
  const names = Object.keys(rules.subjects);
  const folders = tenantFolders(tenantsDir, slug).map((name) => openFolder(tenantsDir, name));
  const read = Object.entries(rules.subjects).map(([name, schema]) =>
    readSubject({ name, schema, elsewhere }, { tenantsDir, slug, folders }),
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
    ...(slug === '_defaults'
      ? []
      : folders.flatMap(({ folder }) => strayFiles({ tenantsDir, name: folder }, [...names, TEXTS_NAME]))),
    ...folders.flatMap(({ texts }) =>
      texts === undefined ? [] : [...texts.problems, ...dictionaryProblems(texts, names)],
    ),
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

/** A folder that settings are read from. */
interface OpenFolder {
  readonly folder: string;
  /** The file of texts for all subjects, as read and as parsed. */
  readonly dictionary: SettingsText | undefined;
  readonly texts: ParsedFile | undefined;
}

function openFolder(tenantsDir: string, folder: string): OpenFolder {
  const dictionary = settingsText({ tenantsDir, name: folder }, TEXTS_NAME);
  return { folder, dictionary, texts: dictionary && parseSettingsText(dictionary) };
}

interface DealerFolders {
  readonly tenantsDir: string;
  readonly slug: string;
  /** The dealer's folder; that of a language edition comes last. */
  readonly folders: readonly OpenFolder[];
}

/** The texts that a subject is made of: that of the defaults, then each folder's own and its dictionary. */
type Texts = readonly (SettingsText | undefined)[];

/**
 * Cache: in development one file of thirty changes and all are read again; unchanged files keep their result.
 * If no file has changed, the same settings object is returned.
 */
const lastRead = new WeakMap<
  SchemaNode,
  Map<string, { readonly texts: Texts; readonly read: ReadSubject }>
>();

/** Number of cached dealers; a build of hundreds must not keep them all. */
const MAX_KNOWN = 4;

function readSubject(rules: SubjectRules, { tenantsDir, slug, folders }: DealerFolders): ReadSubject {
  const defaults = settingsText({ tenantsDir, name: '_defaults' }, rules.name);
  const layers = folders.map((open) => ({
    ...open,
    own: settingsText({ tenantsDir, name: open.folder }, rules.name),
  }));
  const texts: Texts = [defaults, ...layers.flatMap(({ own, dictionary }) => [own, dictionary])];
  const bySlug = lastRead.get(rules.schema) ?? new Map();
  const known = bySlug.get(slug);
  const isKnown =
    known?.texts.length === texts.length &&
    texts.every((text, index) => isSameText(known.texts[index], text));
  const read = isKnown ? known.read : judgeSubject(rules, defaults, layers);
  // Moves the dealer to the end: the least recently used one is dropped first.
  bySlug.delete(slug);
  lastRead.set(rules.schema, bySlug.set(slug, { texts, read }));
  for (const oldest of [...bySlug.keys()].slice(0, -MAX_KNOWN)) bySlug.delete(oldest);
  return read;
}

function isSameText(a: SettingsText | undefined, b: SettingsText | undefined): boolean {
  return a === undefined || b === undefined ? a === b : a.bytes.equals(b.bytes);
}

interface Layer extends OpenFolder {
  readonly own: SettingsText | undefined;
}

function judgeSubject(
  { name, schema, elsewhere }: SubjectRules,
  defaultsText: SettingsText | undefined,
  layers: readonly Layer[],
): ReadSubject {
  const defaults = defaultsText && parseSettingsText(defaultsText);
  const defaultsFile = defaults?.file ?? absentFile(settingsFileName({ name: '_defaults' }, name));
  const noDefaults = fileProblem(defaultsFile.name, 'the file is missing; every subject needs its defaults.');
  const rules = { name, schema, defaults: defaultsFile.value };
  const { own, problems, isReadable } = layers.reduce<ReadLayers>(
    (below, layer) => readLayer(layer, below, rules),
    {
      own: undefined,
      problems: defaults?.problems ?? [noDefaults],
      isReadable: defaults?.isReadable !== false,
    },
  );
  const files = { own: own ?? defaultsFile, defaults: defaultsFile };
  if (!isReadable) return { name, files, problems, settings: undefined };
  const checked = checkSubject(schema, files, elsewhere);
  if (!checked.ok) return { name, files, problems: [...problems, ...checked.problems], settings: undefined };
  return { name, files, problems, settings: checked.settings };
}

interface ReadLayers {
  /** The file of the last folder read, merged with those below it. */
  readonly own: SettingsFile | undefined;
  readonly problems: readonly Problem[];
  readonly isReadable: boolean;
}

/** Puts a folder's file and its part of the dictionary over the files of the dealer that it belongs to. */
function readLayer(
  { folder, own, texts }: Layer,
  below: ReadLayers,
  { name, schema, defaults }: { name: string; schema: SchemaNode; defaults: JsonObject },
): ReadLayers {
  const parsed = own && parseSettingsText(own);
  const file = parsed?.file ?? absentFile(settingsFileName({ name: folder }, name));
  const inherited = below.own && inheritedByEdition(name, below.own);
  const base = mergeSettings(defaults, inherited?.value ?? {});
  const worded =
    texts === undefined
      ? { file, problems: [] }
      : withDictionary(file, texts.file, { name, schema, defaults: base });
  const value = mergeSettings(inherited?.value ?? {}, worded.file.value);
  return {
    own: isJsonObject(value) ? { ...worded.file, value, below: inherited } : worded.file,
    problems: [...below.problems, ...(parsed?.problems ?? []), ...worded.problems],
    isReadable: below.isReadable && parsed?.isReadable !== false,
  };
}
