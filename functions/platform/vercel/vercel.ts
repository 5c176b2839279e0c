import { createNodeCloudHost } from '../cloud/node-cloud-host.ts';

const host = createNodeCloudHost();

/** Entry for Vercel Functions; README.md beside it describes the deployment. */
const answer = {
  fetch: (request: Request): Promise<Response> =>
    host.answer(request, {
      // Vercel overwrites this header, so a visitor cannot forge it.
      address: request.headers.get('X-Real-IP') ?? '',
      waitUntil: null,
    }),
};

export { answer as default };
