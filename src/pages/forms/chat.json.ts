import type { APIRoute } from 'astro';
import { chatFacts } from '../../chat/chat-facts.ts';

export const GET: APIRoute = ({ locals: { frame } }) => {
  const { settings } = frame.tenant;
  if (!settings.chat.show) return new Response(null, { status: 404 });
  return Response.json(chatFacts(settings));
};
