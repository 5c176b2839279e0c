import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { hostRedirects, hostRedirectsFile, redirectsFile, redirectsSchema } from './redirects.ts';

/** Writes the redirects that the page build left in `folder` in the hosts' format. */
export function writeHostRedirects(folder: string): void {
  const redirects = v.parse(redirectsSchema, JSON.parse(readFileSync(join(folder, redirectsFile), 'utf8')));
  writeFileSync(join(folder, hostRedirectsFile), hostRedirects(redirects));
}
