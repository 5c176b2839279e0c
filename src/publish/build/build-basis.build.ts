import { hash } from 'node:crypto';
import { siteMoment } from '../../site/site-moment.ts';
import { readTenantFiles } from '../../site/tenant-files.build.ts';
import type { Tenant } from '../../tenant/load/load-tenant.build.ts';

interface Sources {
  readonly tenantsDir: string;
  readonly tenant: Tenant;
  readonly now: Date;
  /** A digest of the code. */
  readonly code: string;
}

export interface BuildBasis {
  /** A digest of everything that all pages of a dealer depend on, except its stock. */
  readonly digest: string;
  /** The day as feeds count it, on which an import depends: see row-memory.build.ts. */
  readonly day: string;
  /** Whether the dealer's files have been edited since: then nobody knows which version pages were made of. */
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
