import { createNodeCloudHost } from './node-cloud-host.ts';

interface Context {
  /** The visitor's, as Netlify saw it. */
  readonly ip: string;
  waitUntil(work: Promise<unknown>): void;
}

const host = createNodeCloudHost();

/** A Netlify function; README.md beside it says how it is deployed. */
function answer(request: Request, context: Context): Promise<Response> {
  return host.answer(request, { address: context.ip, waitUntil: (work) => context.waitUntil(work) });
}

/** Pages are files of the site and go first; those below `/cars/*` stand at no file. Netlify reads this as it is written. */
const config = {
  path: [
    '/api/*',
    '/cars/*',
    '/sign-in',
    '/watchlist',
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
