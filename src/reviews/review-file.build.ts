import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { absentFile, type ParsedFile, parseSettingsFile } from '../tenant/json/settings-file.ts';
import { decodeText } from '../tenant/json/text-encoding.ts';
import { noReviews, parseReviewFile, type ReviewFile } from './review-file.ts';

/** The JSON of a file of reviews, with its lines; undefined where there is none. */
export function readReviewJson(folder: string, file: string, name: string): ParsedFile | undefined {
  const path = join(folder, file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  const decoded = decodeText(readFileSync(path));
  if (decoded.ok) return parseSettingsFile(name, decoded.text);
  const problem = { kind: 'file', file: name, line: 1, column: 1, key: '', message: decoded.reason } as const;
  return { file: absentFile(name), problems: [problem], isReadable: false };
}

/** What can be read of it: without mistakes told, which `npm run check` does. */
export function readReviews(folder: string, file: string | null): ReviewFile {
  const read = file === null ? undefined : readReviewJson(folder, file, file);
  return read === undefined ? noReviews : parseReviewFile(read.file.value);
}
