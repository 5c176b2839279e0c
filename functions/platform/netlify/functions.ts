import { createNodeCloudHost } from '../cloud/node-cloud-host.ts';

interface Context {
  /** The visitor's, as Netlify saw it. */
  readonly ip: string;
  waitUntil(work: Promise<unknown>): void;
}

const host = createNodeCloudHost();

/** A Netlify function; `../README.md` says how it is deployed. */
function answer(request: Request, context: Context): Promise<Response> {
  return host.answer(request, { address: context.ip, waitUntil: (work) => context.waitUntil(work) });
}

/**
 * Pages are files of the site and go first; those below `/cars/*` stand at no file. Netlify reads this from the source
 * without running it, so it holds literals only.
 */
const config = {
  /** What the functions read at run time, which no bundler sees; relative to this file. The fonts are for PDFs. */
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
