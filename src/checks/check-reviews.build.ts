import { join } from 'node:path';
import { readReviewJson } from '../reviews/review-file.build.ts';
import { parseReviewFile, type ReviewFile, type ReviewMistake } from '../reviews/review-file.ts';
import type { SubjectFiles } from '../tenant/check-subject.ts';
import { placeOf } from '../tenant/json/setting-place.ts';
import type { SettingsFile } from '../tenant/json/settings-file.ts';
import { placeFindings } from '../tenant/load/read-tenant.build.ts';
import { formatPath, type Problem } from '../tenant/problem.ts';
import type { Settings } from '../tenant/settings/subjects.ts';

interface Folder {
  readonly tenantsDir: string;
  readonly slug: string;
}

/** What is wrong with a dealer's reviews file; a build shows only its valid reviews. */
export function reviewProblems(
  settings: Settings,
  { tenantsDir, slug }: Folder,
  files: ReadonlyMap<string, SubjectFiles>,
): Problem[] {
  const { show, file } = settings.reviews;
  if (!show || file === null) return [];
  const read = readReviewJson(join(tenantsDir, slug), file, `tenants/${slug}/${file}`);
  if (read === undefined) return placeFindings([missing(file)], files);
  if (!read.isReadable) return read.problems;
  const { mistakes, ...reviews } = parseReviewFile(read.file.value);
  return [
    ...read.problems,
    ...mistakes.map((mistake) => atPlace(read.file, mistake)),
    ...unknownBranches(read.file.value['reviews'], reviews, settings).map((mistake) => ({
      ...atPlace(read.file, mistake),
      isAdvice: true,
    })),
  ];
}

function missing(file: string) {
  return {
    subject: 'reviews',
    path: ['file'],
    message: `file names "${file}", and there is no such file: no review is shown.`,
    found: JSON.stringify(file),
    fix: "Put it into the dealer's folder, or write null.",
  };
}

function atPlace(file: SettingsFile, { path, message }: ReviewMistake): Problem {
  const key = formatPath(path);
  const sentence = `${key === '' ? 'the summary' : key} ${message}`;
  return { kind: 'value', ...placeOf(path, file, file), key, message: sentence };
}

/** Reviews of unknown branches appear only on the page of all reviews. */
function unknownBranches(list: unknown, { reviews }: ReviewFile, { locations }: Settings): ReviewMistake[] {
  const ids = new Set(locations.locations.map(({ id }) => id));
  const raw = Array.isArray(list) ? list : [];
  return reviews
    .filter(({ locationId }) => locationId !== null && !ids.has(locationId))
    .map(({ id, locationId }) => ({
      path: ['reviews', raw.findIndex((one) => String(Reflect.get(Object(one), 'id')) === id), 'location_id'],
      message: `is "${locationId}", and no branch has that id: the review stands on no branch's page.`,
    }));
}
