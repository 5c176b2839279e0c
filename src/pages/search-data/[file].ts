import type { APIRoute } from 'astro';
import { searchFiles } from '../../publish/site-files/data-files.build.ts';

export const GET: APIRoute = ({ params, locals }) => {
  const found = searchFiles(locals.site).find(([file]) => file === `search-data/${params['file']}`);
  if (found === undefined) return new Response(null, { status: 404 });
  return new Response(found[1], { headers: { 'Content-Type': 'application/json' } });
};
