import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { absentFile, type ParsedFile, parseSettingsFile } from '../tenant/json/settings-file.ts';
import { decodeText } from '../tenant/json/text-encoding.ts';
import { foldersOf } from '../tenant/language-edition.ts';
import type { Tenant } from '../tenant/load/load-tenant.build.ts';
import { noReviews, parseReviewFile, type ReviewFile } from './review-file.ts';

/** Parses a review file with line numbers; undefined if it does not exist. */
export function readReviewJson(folder: string, file: string, name: string): ParsedFile | undefined {
  const path = join(folder, file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  const decoded = decodeText(readFileSync(path));
  if (decoded.ok) return parseSettingsFile(name, decoded.text);
  const problem = { kind: 'file', file: name, line: 1, column: 1, key: '', message: decoded.reason } as const;
  return { file: absentFile(name), problems: [problem], isReadable: false };
}

/** The valid reviews; errors are reported by `npm run check` only. */
export function readReviews(dealer: Pick<Tenant, 'dir' | 'dealerDir'>, file: string | null): ReviewFile {
  const found = foldersOf(dealer).map((folder) =>
    file === null ? undefined : readReviewJson(folder, file, file),
  );
  const read = found.findLast((one) => one !== undefined);
  return read === undefined ? noReviews : parseReviewFile(read.file.value);
}
