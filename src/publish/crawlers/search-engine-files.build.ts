import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { replaceFile } from '../../site/replace-file.build.ts';
import {
  datePages,
  pageDatesSchema,
  pageDigestsSchema,
  pagesFile,
  robotsText,
  sitemapFiles,
} from './sitemap.ts';

interface SearchEngineFiles {
  /** Address of the site, without a slash at the end. */
  readonly url: string;
  /** Keeps since when each page is what it is, from build to build. */
  readonly datesFile: string;
  readonly now: Date;
}

/** Makes of the list of pages, which the build has left in `folder`, a sitemap; and a robots.txt that names it. */
export function writeSearchEngineFiles(folder: string, { url, datesFile, now }: SearchEngineFiles): void {
  const list = join(folder, pagesFile);
  const digests = v.parse(pageDigestsSchema, JSON.parse(readFileSync(list, 'utf8')));
  rmSync(list);
  const dates = datePages(digests, readDates(datesFile), now);
  for (const [name, text] of sitemapFiles(url, dates)) writeFileSync(join(folder, name), text);
  const robots = join(folder, 'robots.txt');
  if (!existsSync(robots)) writeFileSync(robots, robotsText(url));
  replaceFile(datesFile, JSON.stringify(dates));
}

/** Without them every page counts as changed, which is what a first build says too. */
function readDates(file: string) {
  try {
    return v.parse(pageDatesSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
