import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { missingFromEnv, readEnv } from '#functions/env.ts';
import { siteUrl } from '#functions/overview/overview-page.ts';
import { closeOnSignal, startServer } from '#functions/platform/node.ts';
import { serverOptions } from '#functions/platform/server-options.ts';
import { readPublishedSites } from '#functions/static/published-sites.ts';

/** `npm run serve -- [--dist DIR] [--port N]`: serves what is already built. */
async function serve(): Promise<void> {
  const { values } = parseArgs({
    options: { dist: { type: 'string', default: 'dist' }, port: { type: 'string' } },
  });
  const env = readEnv({ ...process.env, ...(values.port !== undefined && { PORT: values.port }) });
  const distDir = resolve(values.dist);
  const server = await startServer({ distDir, ...serverOptions(env) });
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
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
