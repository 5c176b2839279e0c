import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { type DeliveryAnswer, deliveryAnswer } from '#src/delivery/delivery-answer.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import { bodyAtMost } from '../http/body-at-most.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { problemReply } from '../http/problem.ts';
import { publishedSiteOf } from '../http/published-site-of.ts';
import { readBody, readQuery } from '../http/read-body.ts';
import type { Ports } from '../ports/ports.ts';

const questionSchema = v.object({
  postcode: v.optional(v.string(), ''),
  /** The slug of the page to go back to. */
  car_id: v.optional(v.string(), ''),
});

const answerSchema = v.object({
  price: v.pipe(v.nullable(v.number()), v.description('Dollars; null without a price')),
  region: v.nullable(v.string()),
  message: v.string(),
});

type Question = v.InferOutput<typeof questionSchema>;

const about = {
  path: '/api/delivery',
  replies: {
    200: { description: 'What it costs, or that it is not known; browsers get a page', schema: answerSchema },
    404: { description: 'This dealer does not deliver' },
  },
} as const;

export const deliveryEndpoints: readonly Endpoint[] = [
  { method: 'GET', summary: 'What delivery to a postcode costs', query: questionSchema, ...about },
  { method: 'POST', summary: 'What delivery to a postcode costs', body: questionSchema, ...about },
];

function jsonReply({ kind, estimate, message }: DeliveryAnswer): Response {
  if (kind === 'empty' || kind === 'invalid') {
    return problemReply({ status: 422, title: 'No postcode', detail: message });
  }
  const reply: v.InferOutput<typeof answerSchema> = {
    price: estimate?.price ?? null,
    region: estimate?.region ?? null,
    message,
  };
  return Response.json(reply);
}

/** `/api/delivery`, asked as a query or a form; answered as JSON or as a page. */
export function deliveryRoutes(ports: Ports) {
  const answer = async (c: Context<AppEnv>, { postcode, car_id: slug }: Question) => {
    const { published } = c.var;
    const { settings } = published;
    if (!settings.delivery.show) {
      return problemReply({ status: 404, title: 'Not found', detail: 'No prices for delivery here.' });
    }
    const reply = deliveryAnswer(postcode, { ...settings.delivery, currency: settings.site.currency });
    if (!wantsPage(c.req.raw)) return jsonReply(reply);
    const { kind, message } = reply;
    const found = await published.vehicle(slug);
    const props = {
      vehicle: found && { slug: found.slug, name: found.name },
      postcode: postcode.slice(0, 20),
      answer: { kind, message },
    };
    const status = kind === 'price' || kind === 'no-price' ? 200 : 422;
    return ports.pages.render(published, 'delivery', props, { status });
  };

  return new Hono<AppEnv>()
    .use('/api/delivery', publishedSiteOf(ports))
    .get('/api/delivery', (c) => {
      const asked = readQuery(c, questionSchema);
      return asked.ok ? answer(c, asked.value) : asked.reply;
    })
    .post('/api/delivery', bodyAtMost(4096), async (c) => {
      const asked = await readBody(c, questionSchema);
      return asked.ok ? answer(c, asked.value) : asked.reply;
    });
}
