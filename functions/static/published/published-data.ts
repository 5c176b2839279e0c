import { join } from 'node:path';
import type { PublishedSite } from '../../ports/published-site.ts';
import { openPublished } from '../open-file.ts';
import { readWhole } from '../read-file.ts';
import { sitePath } from '../site-path.ts';
import { createJsonReader } from './json-reader.ts';
import { publishedSiteData } from './published-site-data.ts';

/** The published data of dealers by slug, read from the built folders on request. */
export function createPublishedData(distDir: string): (slug: string) => Promise<PublishedSite | null> {
  const rootOf = (slug: string) => join(distDir, slug);
  return publishedSiteData({
    rootOf,
    jsonReader: (schema) => {
      const read = createJsonReader(schema);
      return (slug, path) => read(rootOf(slug), path);
    },
    file: (slug, path) => readFile(rootOf(slug), path),
  });
}

async function readFile(root: string, path: string): Promise<Uint8Array | null> {
  const target = sitePath(path);
  const file = target.kind === 'file' ? await openPublished(root, target.candidates) : undefined;
  if (file === undefined) return null;
  try {
    return await readWhole(file.handle);
  } finally {
    await file.handle.close();
  }
}
