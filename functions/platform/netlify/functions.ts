import { createNodeCloudHost } from '../cloud/node-cloud-host.ts';

interface Context {
  /** The visitor's IP address as seen by Netlify. */
  readonly ip: string;
  waitUntil(work: Promise<unknown>): void;
}

const host = createNodeCloudHost();

/** Entry for Netlify Functions; `../README.md` describes the deployment. */
function answer(request: Request, context: Context): Promise<Response> {
  return host.answer(request, { address: context.ip, waitUntil: (work) => context.waitUntil(work) });
}

/**
 * `preferStatic` lets static pages go first; pages on demand have no file. Netlify reads this from
 * the source without running it, so it must be literals.
 */
const config = {
  /**
   * Files read at run time, which a bundler cannot see; relative to this file. The fonts are for
   * PDFs.
   */
  includedFiles: [
    '../../../dist/*/_*',
    '../../../dist/*/_cars/*',
    '../../../dist/*/*.html',
    '../../../dist/*/forms/**',
    '../../../dist/*/personalised/*',
    '../../../dist/*/search-data/*',
    '../../../dist/*/site-info.json',
    '../../../node_modules/@fontsource/*/package.json',
    '../../../node_modules/@fontsource/*/files/*-latin-*-normal.woff',
  ],
  path: [
    '/api/*',
    '/cars/*',
    '/sign-in',
    '/watchlist',
    '/save-search',
    '/my-garage',
    '/mymotorama',
    '/mybigboxcars',
    '/myblinkr',
    '/myservco',
    '/checkout-journey',
    '/online-payment',
    '/online-payment/done',
    '/spin-to-win',
  ],
  preferStatic: true,
};

export { answer as default, config };
