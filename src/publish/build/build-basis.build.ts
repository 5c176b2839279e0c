import { hash } from 'node:crypto';
import { readTenantFiles } from '../../site/opening/tenant-files.build.ts';
import { siteMoment } from '../../site/site-moment.ts';
import type { Tenant } from '../../tenant/load/load-tenant.build.ts';

interface Sources {
  readonly tenantsDir: string;
  readonly tenant: Tenant;
  readonly now: Date;
  /** A digest of the code. */
  readonly code: string;
}

export interface BuildBasis {
  /** Digest of everything except the stock that all pages of a dealer depend on. */
  readonly digest: string;
  /** The date in the feed's zone: an import depends on it, see row-cache.build.ts. */
  readonly day: string;
  /** True if the dealer's files were edited during the build: the pages may then mix two versions. */
  readonly hasChanged: () => boolean;
}

export function buildBasis({ tenantsDir, tenant: { slug, settings }, now, code }: Sources): BuildBasis {
  const read = () => readTenantFiles(tenantsDir, slug, settings.feed.file);
  const files = read();
  const moment = siteMoment(now, [JSON.stringify(settings), ...files.texts], settings.site.timeZone);
  return {
    digest: digestOf([code, files.digest, moment.toISOString()]),
    day: now.toISOString().slice(0, 10),
    hasChanged: () => read().digest !== files.digest,
  };
}

export function digestOf(parts: readonly (string | null)[]): string {
  return hash('sha256', JSON.stringify(parts)).slice(0, 20);
}
