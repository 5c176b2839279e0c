import { resolve } from 'node:path';
import { missingFromEnv, readEnv } from '#functions/env.ts';
import { siteUrl } from '#functions/overview/overview-page.ts';
import { closeOnSignal, startServer } from '#functions/platform/node.ts';
import { serverOptions } from '#functions/platform/server-options.ts';
import { readPublishedSites } from '#functions/static/published/published-sites.ts';
import { openSiteProgram } from '#src/render/program/site-program.build.ts';
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
