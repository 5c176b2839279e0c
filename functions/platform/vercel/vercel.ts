import { createNodeCloudHost } from '../cloud/node-cloud-host.ts';

const host = createNodeCloudHost();

/** A Vercel function; README.md beside it says how it is deployed. */
const answer = {
  fetch: (request: Request): Promise<Response> =>
    host.answer(request, {
      // Vercel writes it anew: what a visitor sends under this name does not arrive.
      address: request.headers.get('X-Real-IP') ?? '',
      waitUntil: null,
    }),
};

export { answer as default };
