import { hash } from 'node:crypto';
import type { Site } from '../site.build.ts';
import { readTenantFiles } from './tenant-files.build.ts';

interface SiteSources {
  readonly tenantsDir: string;
  readonly slug: string;
  /** A digest of the code. */
  readonly program: string;
}

/** A digest of everything that all pages of a dealer depend on, but for its stock. */
export function siteBasis(
  { tenantsDir, slug, program }: SiteSources,
  { tenant, now }: Pick<Site, 'tenant' | 'now'>,
): string {
  const { digest } = readTenantFiles(tenantsDir, slug, tenant.settings.feed.file);
  return digestOf([program, digest, now.toISOString()]);
}

export function digestOf(parts: readonly (string | null)[]): string {
  return hash('sha256', JSON.stringify(parts)).slice(0, 20);
}
