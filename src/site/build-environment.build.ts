/** Which dealer's site to make of which files. */
export interface BuildEnvironment {
  slug: string;
  tenantsDir: string;
  dataDir: string;
  now: Date;
}

/** Tells the pages of `npm run dev` which dealer they are for, by the environment: Astro's server loads them by itself. */
export function setBuildEnvironment(environment: BuildEnvironment): void {
  process.env['TENANT'] = environment.slug;
  process.env['TENANTS_DIR'] = environment.tenantsDir;
  process.env['DATA_DIR'] = environment.dataDir;
  process.env['BUILD_NOW'] = environment.now.toISOString();
}

/** Throws when no tenant is chosen, which happens only if Astro is started without our commands. */
export function buildEnvironment(): BuildEnvironment {
  const { TENANT, TENANTS_DIR, DATA_DIR, BUILD_NOW } = process.env;
  if (!TENANT || !TENANTS_DIR || !DATA_DIR || !BUILD_NOW) {
    throw new Error('No tenant is chosen. Work on one with: npm run dev -- --tenant <slug>');
  }
  return { slug: TENANT, tenantsDir: TENANTS_DIR, dataDir: DATA_DIR, now: new Date(BUILD_NOW) };
}
