import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { defineCommand, runCommand, tenantsDirOption, UsageError } from './command-line.ts';

const command = defineCommand({
  name: 'dev',
  about: "Serves one dealer's site for development.",
  options: {
    tenant: { type: 'string', value: 'SLUG', help: 'the dealer to work on' },
    port: { type: 'string', value: 'N', help: 'port to listen on, instead of PORT (4321)' },
    'tenants-dir': tenantsDirOption,
  },
  notes: `The browser shows each change of a JSON or Markdown file at once. ?at=2026-12-24T10:00 after any address sets
the clock, ?at=now resets it. Submitted forms are stored in .data/dev and sent to nobody.`,
  example: '--tenant city-motors',
});

await runCommand(command, async ({ values }) => {
  if (values.tenant === undefined) throw new UsageError('--tenant is missing: which dealer?');
  const port = Number(values.port ?? process.env['PORT'] ?? 4321);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UsageError(`--port ${values.port} is not a port. Allowed: a number from 1 to 65535.`);
  }
  const dataDir = resolve(process.env['DATA_DIR'] ?? '.data');
  console.error('Starting…');
  // Compiling our own program is half of the start time: cache the result.
  enableCompileCache(join(dataDir, 'compiled'));
  const { workOnDealer } = await import('./dev/work-on-dealer.ts');
  try {
    await workOnDealer({ slug: values.tenant, tenantsDir: resolve(values['tenants-dir']), dataDir, port });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // File watchers and the database would keep the process running.
    process.exit(1);
  }
});
