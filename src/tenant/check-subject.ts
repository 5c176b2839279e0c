import * as v from 'valibot';
import { holdsSetting, placeOf } from './json/setting-place.ts';
import type { SettingsFile } from './json/settings-file.ts';
import { mergeSettings } from './load/merge-settings.ts';
import { findMistakes } from './mistakes/find-mistakes.ts';
import type { ElsewhereFinder, Finding, Mistake } from './mistakes/mistake.ts';
import type { SchemaNode } from './mistakes/schema-shape.ts';
import { formatPath, type Problem } from './problem.ts';

/** A subject's two files: the dealer's and the defaults. */
export interface SubjectFiles {
  own: SettingsFile;
  defaults: SettingsFile;
}

export type CheckedSubject = { ok: true; settings: unknown } | { ok: false; problems: Problem[] };

/** Merges a subject's files and validates the result; each problem has its file and line. */
export function checkSubject(
  schema: SchemaNode,
  files: SubjectFiles,
  elsewhere: ElsewhereFinder,
): CheckedSubject {
  const merged = mergeSettings(files.defaults.value, files.own.value);
  const mistakes = findMistakes(schema, merged, elsewhere);
  if (mistakes.length > 0) return { ok: false, problems: mistakes.map((mistake) => placed(mistake, files)) };
  return { ok: true, settings: v.parse(schema, merged) };
}

/** The place of a cross-check's finding: the dealer's own setting rather than an inherited one. */
export function placeFinding({ subject: _, related, ...finding }: Finding, files: SubjectFiles): Problem {
  const isRelated =
    related !== undefined && !holdsSetting(files.own, finding.path) && holdsSetting(files.own, related);
  return placed({ ...finding, kind: 'cross', path: isRelated ? related : finding.path }, files);
}

function placed({ path, ...mistake }: Mistake, files: SubjectFiles): Problem {
  const isNewFile = mistake.kind === 'missing' && files.own.tree === undefined;
  const message = isNewFile ? `${mistake.message} The file is not there yet.` : mistake.message;
  return { ...mistake, message, ...placeOf(path, files.own, files.defaults), key: formatPath(path) };
}
