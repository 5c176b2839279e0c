/**
 * How a build tells the pages which tenant they are rendered for. Environment variables, because
 * Astro bundles the pages anew for each build and nothing else crosses that border.
 */
export interface BuildEnvironment {
  slug: string;
  tenantsDir: string;
  dataDir: string;
  now: Date;
  /** Where the site is being built, with its style sheets; null where nothing is written. */
  outDir: string | null;
}

export function setBuildEnvironment(environment: BuildEnvironment): void {
  process.env['TENANT'] = environment.slug;
  process.env['TENANTS_DIR'] = environment.tenantsDir;
  process.env['DATA_DIR'] = environment.dataDir;
  process.env['BUILD_NOW'] = environment.now.toISOString();
  process.env['BUILD_OUT_DIR'] = environment.outDir ?? '';
}

/** Throws when no tenant is chosen, which happens only if Astro is started without our commands. */
export function buildEnvironment(): BuildEnvironment {
  const { TENANT, TENANTS_DIR, DATA_DIR, BUILD_NOW, BUILD_OUT_DIR } = process.env;
  if (!TENANT || !TENANTS_DIR || !DATA_DIR || !BUILD_NOW) {
    throw new Error('No tenant is chosen. Build with: npm run build -- --tenant <slug>');
  }
  return {
    slug: TENANT,
    tenantsDir: TENANTS_DIR,
    dataDir: DATA_DIR,
    now: new Date(BUILD_NOW),
    outDir: BUILD_OUT_DIR || null,
  };
}
