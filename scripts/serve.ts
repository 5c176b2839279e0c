import { resolve } from 'node:path';
import { defineCommand, runCommand } from './command-line.ts';

const command = defineCommand({
  name: 'serve',
  about: 'Serves the built sites and the functions.',
  options: {
    dist: { type: 'string', value: 'DIR', default: 'dist', help: 'folder of the built sites' },
    port: { type: 'string', value: 'N', help: 'port to listen on, instead of PORT (4321)' },
  },
  example: '--port 8080',
});

await runCommand(command, async ({ values }) => {
  // The server is loaded after the arguments have been checked: help is printed at once.
  const { missingFromEnv, readEnv } = await import('#functions/env.ts');
  const { siteUrl } = await import('#functions/overview/overview-page.ts');
  const { closeOnSignal, startServer } = await import('#functions/platform/node.ts');
  const { serverOptions } = await import('#functions/platform/server-options.ts');
  const { readPublishedSites } = await import('#functions/static/published/published-sites.ts');
  const { openSiteProgram } = await import('#src/render/program/site-program.build.ts');
  const env = readEnv({ ...process.env, ...(values.port !== undefined && { PORT: values.port }) });
  const distDir = resolve(values.dist);
  const server = await startServer({ distDir, openProgram: openSiteProgram, ...serverOptions(env) });
  closeOnSignal(server);
  const { sites, problems } = await readPublishedSites(distDir);
  for (const problem of [...problems, ...missingFromEnv(env)]) console.warn(problem);
  if (sites.length === 0) console.warn(`Nothing is built in ${distDir} yet. Run: npm run build`);
  const rows = [
    ['all dealers', server.url],
    ...sites.map(({ slug, name }) => [name, siteUrl(slug, String(server.port))]),
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  console.log(rows.map(([name = '', url = '']) => `  ${name.padEnd(width)}  ${url}`).join('\n'));
});
