import { resolve } from 'node:path';
import { defineCommand, runCommand } from './command-line.ts';

const command = defineCommand({
  name: 'start',
  about: 'Builds every dealer, then serves sites and functions on one port.',
  options: {},
  notes: 'PORT sets the port (4321).',
  example: '',
});

await runCommand(command, async () => {
  // Build and server are loaded after the arguments have been checked: help is printed at once.
  const { readEnv } = await import('#functions/env.ts');
  const { siteUrl } = await import('#functions/overview/overview-page.ts');
  const { closeOnSignal, startServer } = await import('#functions/platform/node.ts');
  const { serverOptions } = await import('#functions/platform/server-options.ts');
  const { openSiteProgram } = await import('#src/render/program/site-program.build.ts');
  const { buildAll } = await import('./build.ts');
  const env = readEnv(process.env);
  const results = await buildAll({});
  const built = results.filter((result) => result.ok);
  if (built.length === 0) throw new Error('No tenant could be built; see the problems above.');
  const server = await startServer({
    distDir: resolve('dist'),
    openProgram: openSiteProgram,
    ...serverOptions(env),
    showCode: (line) => console.log(line),
  });
  closeOnSignal(server);
  const port = String(server.port);
  console.log(`\n  All dealers  ${server.url}`);
  for (const { slug } of built) console.log(`  ${slug.padEnd(12)} ${siteUrl(slug, port)}`);
  console.log('\nStop with Ctrl+C.');
});
