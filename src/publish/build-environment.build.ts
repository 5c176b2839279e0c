/**
 * How a build tells the pages which tenant they are rendered for. Environment variables, because
 * the pages are compiled apart from the program that builds.
 */
export interface BuildEnvironment {
  slug: string;
  tenantsDir: string;
  dataDir: string;
  now: Date;
  /** Another for each build: what pages share is made anew. */
  build: string;
}

export function setBuildEnvironment(environment: BuildEnvironment): void {
  process.env['TENANT'] = environment.slug;
  process.env['TENANTS_DIR'] = environment.tenantsDir;
  process.env['DATA_DIR'] = environment.dataDir;
  process.env['BUILD_NOW'] = environment.now.toISOString();
  process.env['BUILD_ID'] = environment.build;
}

/** Throws when no tenant is chosen, which happens only if Astro is started without our commands. */
export function buildEnvironment(): BuildEnvironment {
  const { TENANT, TENANTS_DIR, DATA_DIR, BUILD_NOW, BUILD_ID = '' } = process.env;
  if (!TENANT || !TENANTS_DIR || !DATA_DIR || !BUILD_NOW) {
    throw new Error('No tenant is chosen. Build with: npm run build -- --tenant <slug>');
  }
  return {
    slug: TENANT,
    tenantsDir: TENANTS_DIR,
    dataDir: DATA_DIR,
    now: new Date(BUILD_NOW),
    build: BUILD_ID,
  };
}
