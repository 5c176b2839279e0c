import type { APIRoute } from 'astro';
import { contentPages } from '../editorial/content-pages.build.ts';
import { llmsFacts } from '../publish/llms-facts.build.ts';
import { llmsText } from '../publish/llms-text.ts';

export const GET: APIRoute = ({ locals: { site } }) =>
  new Response(llmsText(llmsFacts(site, contentPages(site))), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
