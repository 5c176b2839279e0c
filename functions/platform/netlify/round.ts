import { createNodeCloudHost } from '../cloud/node-cloud-host.ts';

const host = createNodeCloudHost();

/** Scheduled function: sends due leads and deletes expired data. */
async function round(): Promise<Response> {
  await host.round();
  return new Response(null, { status: 204 });
}

/** Netlify reads this from the source without running it, so it must be literals. */
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
