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

/** Pages are files of the site and go first. */
const config = { path: ['/api/*', '/cars/*'], preferStatic: true };

export { answer as default, config };
