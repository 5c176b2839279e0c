import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const worker = fileURLToPath(new URL('../../functions/platform/cloudflare.ts', import.meta.url));

/**
 * Bundles the functions, with the last build's compiled pages, into the one file that Cloudflare Pages runs
 * (`_worker.js`). It imports Node modules, which Cloudflare provides with the compatibility flag
 * `nodejs_compat`.
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
