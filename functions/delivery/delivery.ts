import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type DeliveryAnswer, deliveryAnswer } from '#src/delivery/delivery-answer.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problemReply } from '../http/problem.ts';
import { publishedSiteOf } from '../http/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';
import { deliveryPage, deliveryPageHeaders } from './delivery-page.ts';

const mostBytes = 4096;

/** A browser that left a page by a form wants a page; scripts ask for JSON. */
function wantsPage(c: Context): boolean {
  const accept = c.req.header('Accept') ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}

function jsonReply({ kind, estimate, message }: DeliveryAnswer): Response {
  if (kind === 'empty' || kind === 'invalid') {
    return problemReply({ status: 422, title: 'No postcode', detail: message });
  }
  return Response.json({ price: estimate?.price ?? null, region: estimate?.region ?? null, message });
}

/**
 * `/api/delivery` with `postcode` and `car_id`, the slug of the page to go back to. Asked as a query or a
 * form; answered as JSON `{price, region, message}`, null without a price, or as a page.
 */
export function deliveryRoutes(ports: Ports) {
  const answer = async (c: Context<AppEnv>, asked: Record<string, unknown>) => {
    const { settings, vehicle } = c.var.published;
    if (!settings.delivery.show) {
      return problemReply({ status: 404, title: 'Not found', detail: 'No prices for delivery here.' });
    }
    const { postcode = '', car_id: slug = '' } = asked;
    const reply = deliveryAnswer(String(postcode), {
      ...settings.delivery,
      currency: settings.site.currency,
    });
    if (!wantsPage(c)) return jsonReply(reply);
    const page = await deliveryPage({
      settings,
      vehicle: await vehicle(String(slug)),
      postcode: String(postcode).slice(0, 20),
      answer: reply,
    });
    const isAsked = reply.kind === 'price' || reply.kind === 'no-price';
    return c.html(page, isAsked ? 200 : 422, deliveryPageHeaders);
  };

  return new Hono<AppEnv>()
    .use('/api/delivery', publishedSiteOf(ports))
    .get('/api/delivery', (c) => answer(c, c.req.query()))
    .post(
      '/api/delivery',
      bodyLimit({
        maxSize: mostBytes,
        onError: () => problemReply({ status: 413, title: 'Too much was sent' }),
      }),
      async (c) => answer(c, await c.req.parseBody()),
    )
    .all('/api/delivery', () =>
      problemReply({ status: 405, title: 'Method not allowed' }, { Allow: 'GET, HEAD, POST' }),
    );
}
