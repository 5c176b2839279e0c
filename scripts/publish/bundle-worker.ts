import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const worker = fileURLToPath(new URL('../../functions/platform/cloudflare.ts', import.meta.url));

/**
 * The functions, with the pages that the last build has compiled, as the one file that Cloudflare Pages runs
 * (`_worker.js`). It imports modules of Node, which the host has with its compatibility flag `nodejs_compat`.
 */
export async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [worker],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*'],
    logLevel: 'silent',
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}
