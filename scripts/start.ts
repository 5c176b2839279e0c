import { resolve } from 'node:path';
import { readEnv } from '#functions/env.ts';
import { siteUrl } from '#functions/overview/overview-page.ts';
import { closeOnSignal, startServer } from '#functions/platform/node.ts';
import { serverOptions } from '#functions/platform/server-options.ts';
import { openSiteProgram } from '#src/render/program/site-program.build.ts';
import { buildAll } from './build.ts';
import { defineCommand, runCommand } from './command-line.ts';

const command = defineCommand({
  name: 'start',
  about: 'Builds every dealer, then serves sites and functions on one port.',
  options: {},
  notes: 'PORT sets the port (4321).',
  example: '',
});

await runCommand(command, async () => {
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
