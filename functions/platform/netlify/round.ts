import { createNodeCloudHost } from '../cloud/node-cloud-host.ts';

const host = createNodeCloudHost();

/** Netlify's schedule: leads that are due go out, and what has run out is forgotten. */
async function round(): Promise<Response> {
  await host.round();
  return new Response(null, { status: 204 });
}

/** Netlify reads this from the source without running it, so it holds literals only. */
const config = {
  schedule: '*/5 * * * *',
  includedFiles: [
    '../../../dist/*/_*',
    '../../../dist/*/_cars/*',
    '../../../dist/*/search-data/*',
    '../../../dist/*/site-info.json',
  ],
};

export { config, round as default };
