/** The dealer whose site is built, and its source files. */
export interface BuildEnvironment {
  slug: string;
  tenantsDir: string;
  dataDir: string;
  now: Date;
}

/**
 * Passes the dealer to the pages of `npm run dev` by environment variables, because Astro's server loads the
 * pages itself.
 */
export function setBuildEnvironment(environment: BuildEnvironment): void {
  process.env['TENANT'] = environment.slug;
  process.env['TENANTS_DIR'] = environment.tenantsDir;
  process.env['DATA_DIR'] = environment.dataDir;
  process.env['BUILD_NOW'] = environment.now.toISOString();
}

/** Throws if no tenant is chosen, which happens only if Astro is started without our commands. */
export function buildEnvironment(): BuildEnvironment {
  const { TENANT, TENANTS_DIR, DATA_DIR, BUILD_NOW } = process.env;
  if (!TENANT || !TENANTS_DIR || !DATA_DIR || !BUILD_NOW) {
    throw new Error('No tenant is chosen. Work on one with: npm run dev -- --tenant <slug>');
  }
  return { slug: TENANT, tenantsDir: TENANTS_DIR, dataDir: DATA_DIR, now: new Date(BUILD_NOW) };
}
