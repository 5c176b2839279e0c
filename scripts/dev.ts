import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const usage = `npm run dev -- --tenant <slug> [--port N] [--tenants-dir DIR]

  --tenant       the dealer to work on
  --port         where it is shown (4321)
  --tenants-dir  folder of the tenants (tenants)

A change of a JSON or Markdown file shows in the browser by itself. ?at=2026-12-24T10:00 after any address sets
the clock, ?at=now sets it back. Forms are kept in .data/dev and sent to nobody.`;

/** Shows one dealer while it is worked on, until it is stopped. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tenant: { type: 'string' },
      port: { type: 'string' },
      'tenants-dir': { type: 'string', default: 'tenants' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(usage);
  if (values.tenant === undefined) throw new Error(`Which dealer?\n\n${usage}`);
  const port = Number(values.port ?? process.env['PORT'] ?? 4321);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`--port ${values.port} is no port. Allowed: a number from 1 to 65535.`);
  }
  const dataDir = resolve(process.env['DATA_DIR'] ?? '.data');
  console.error('Starting…');
  // Half of a start is reading our own program: what Node has made of it is kept for the next one.
  enableCompileCache(join(dataDir, 'compiled'));
  const { workOnDealer } = await import('./dev/work-on-dealer.ts');
  await workOnDealer({ slug: values.tenant, tenantsDir: resolve(values['tenants-dir']), dataDir, port });
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    // Watchers and the database would keep it running.
    process.exit(1);
  });
}
