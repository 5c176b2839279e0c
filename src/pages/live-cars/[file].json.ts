import type { APIRoute } from 'astro';
import { liveCarFiles } from '../../publish/site-files/data-files.build.ts';

export const GET: APIRoute = ({ params, locals }) => {
  const found = liveCarFiles(locals.site).find(([file]) => file === `live-cars/${params['file']}.json`);
  if (found === undefined) return new Response(null, { status: 404 });
  return new Response(found[1], { headers: { 'Content-Type': 'application/json' } });
};
