import { createNodeCloudHost } from './node-cloud-host.ts';

const host = createNodeCloudHost();

/** Netlify's schedule: leads that are due go out, and what has run out is forgotten. */
async function round(): Promise<Response> {
  await host.round();
  return new Response(null, { status: 204 });
}

const config = { schedule: '*/5 * * * *' };

export { config, round as default };
