import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const worker = fileURLToPath(new URL('../../functions/platform/cloudflare.ts', import.meta.url));

/** The functions as the one file that Cloudflare Pages runs (`_worker.js`). */
export async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [worker],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    logLevel: 'silent',
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}
