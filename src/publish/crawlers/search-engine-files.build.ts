import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { VersionsOf } from '../../site/languages.ts';
import { replaceFile } from '../../site/replace-file.build.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import {
  datePages,
  PAGES_FILE,
  pageDatesSchema,
  pageDigestsSchema,
  robotsText,
  sitemapFiles,
} from './sitemap.ts';

interface SearchEngineFiles {
  readonly site: Pick<Settings['site'], 'url' | 'languages'>;
  readonly versionsOf: VersionsOf;
  /** Stores from build to build since when each page is unchanged. */
  readonly datesFile: string;
  readonly now: Date;
}

/**
 * Turns the list of pages that the page build left in `folder` into a sitemap and a robots.txt that names it.
 */
export function writeSearchEngineFiles(
  folder: string,
  { site, versionsOf, datesFile, now }: SearchEngineFiles,
): void {
  const list = join(folder, PAGES_FILE);
  const digests = v.parse(pageDigestsSchema, JSON.parse(readFileSync(list, 'utf8')));
  rmSync(list);
  const dates = datePages(digests, readDates(datesFile), now);
  for (const [name, text] of sitemapFiles(site, dates, versionsOf)) writeFileSync(join(folder, name), text);
  const robots = join(folder, 'robots.txt');
  if (!existsSync(robots)) writeFileSync(robots, robotsText(site.url));
  replaceFile(datesFile, JSON.stringify(dates));
}

/** Without stored dates every page counts as changed, as in a first build. */
function readDates(file: string) {
  try {
    return v.parse(pageDatesSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
