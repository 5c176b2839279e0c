import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReportFiles } from './import/tenant-import-result.ts';

interface Reports {
  readonly data: object;
  readonly text: string;
  readonly page: string | null;
}

/** Writes import.json, import.txt and import.html; removes the page of an earlier feed. */
export async function writeReports(folder: string, { data, text, page }: Reports): Promise<ReportFiles> {
  await mkdir(folder, { recursive: true });
  await clearDrafts(folder);
  await replaceFile(join(folder, 'import.json'), `${JSON.stringify(data, null, 1)}\n`);
  const textFile = join(folder, 'import.txt');
  await replaceFile(textFile, text);
  const pageFile = join(folder, 'import.html');
  if (page === null) await rm(pageFile, { force: true });
  else await replaceFile(pageFile, page);
  return { text: textFile, page: page === null ? null : pageFile };
}

/** Removes drafts left by a killed import or a full disk. Call only under the import lock. */
async function clearDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.endsWith('.tmp'));
  await Promise.all(drafts.map((name) => rm(join(folder, name), { force: true })));
}

async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await writeFile(temporary, text);
  await rename(temporary, path);
}
