import type { APIRoute } from 'astro';
import { contentPages } from '../editorial/content-pages.build.ts';
import { llmsFacts } from '../publish/crawlers/llms-facts.build.ts';
import { llmsText } from '../publish/crawlers/llms-text.ts';

export const GET: APIRoute = ({ locals: { site } }) =>
  new Response(llmsText(llmsFacts(site, contentPages(site))), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
