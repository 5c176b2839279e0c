import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { defineCommand, runCommand, tenantsDirOption, UsageError } from './command-line.ts';

const command = defineCommand({
  name: 'dev',
  about: 'Shows one dealer in a browser while you work on it.',
  options: {
    tenant: { type: 'string', value: 'SLUG', help: 'the dealer to work on' },
    port: { type: 'string', value: 'N', help: 'where it is shown, instead of PORT (4321)' },
    'tenants-dir': tenantsDirOption,
  },
  notes: `A change of a JSON or Markdown file shows in the browser by itself. ?at=2026-12-24T10:00 after any address sets
the clock, ?at=now sets it back. Forms are kept in .data/dev and sent to nobody.`,
  example: '--tenant city-motors',
});

await runCommand(command, async ({ values }) => {
  if (values.tenant === undefined) throw new UsageError('Which dealer? --tenant is missing.');
  const port = Number(values.port ?? process.env['PORT'] ?? 4321);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UsageError(`--port ${values.port} is no port. Allowed: a number from 1 to 65535.`);
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
