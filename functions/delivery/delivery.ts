import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { DELIVERY_PATH, deliveryReplySchema } from '#src/delivery/delivery.schema.ts';
import { type DeliveryAnswer, deliveryAnswer, type ShownAnswer } from '#src/delivery/delivery-answer.ts';
import { shownAnswer } from '#src/delivery/drive-away/shown-answer.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { limitBody } from '../http/limit-body.ts';
import { readBody, readQuery } from '../http/read-body.ts';
import { notFoundProblem, problemReply } from '../http/replies/problem.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { takeFromAddress } from '../http/visitor/address-limit.ts';
import type { Ports } from '../ports/ports.ts';

const questionSchema = v.object({
  postcode: v.optional(v.string(), ''),
  /** Id or slug of the vehicle whose page the answer links back to. */
  car_id: v.optional(v.string(), ''),
});

/** Looking up a postcode may cost the dealer money. */
const lookUps = { what: 'geocode', rate: { burst: 30, perHour: 1800 } };

type Question = v.InferOutput<typeof questionSchema>;

const about = {
  path: DELIVERY_PATH,
  replies: {
    200: {
      description: 'The price, or that it is not known; browsers get a page',
      schema: deliveryReplySchema,
    },
    404: { description: 'This dealer does not deliver' },
  },
} as const;

export const deliveryEndpoints: readonly Endpoint[] = [
  { method: 'GET', summary: 'The price of delivery to a postcode', query: questionSchema, ...about },
  { method: 'POST', summary: 'The price of delivery to a postcode', body: questionSchema, ...about },
];

function jsonReply({ kind, estimate, message }: DeliveryAnswer, shown: ShownAnswer): Response {
  if (kind === 'invalid') {
    return problemReply({ status: 422, title: 'No postcode', detail: message });
  }
  const reply: v.InferOutput<typeof deliveryReplySchema> = {
    price: estimate?.price ?? null,
    region: estimate?.region ?? null,
    message,
    sum: shown.sum && { ...shown.sum, lines: [...shown.sum.lines] },
    arrives: shown.arrives,
  };
  return Response.json(reply);
}

/** "Postcode geocoding … fails with 'Invalid postcode' when nothing is found" (leads and dealer §5). */
function unknownPostcode({ locations }: Settings): DeliveryAnswer {
  return { kind: 'invalid', estimate: null, message: locations.texts.postcodeUnknown };
}

/** `/api/delivery` as a query or a posted form; answers JSON or a page. */
export function deliveryRoutes(ports: Ports) {
  /**
   * Whether the postcode does not exist in Australia. If the lookup fails, it counts as existing,
   * without a price.
   */
  const isUnknown = async (c: Context<AppEnv>, postcode: string) => {
    try {
      if ((await takeFromAddress(c, ports, lookUps)) !== null) return false;
      return (await ports.geocoder.locate(postcode.trim())) === null;
    } catch (error) {
      ports.reportError(error);
      return false;
    }
  };
  const answer = async (c: Context<AppEnv>, { postcode, car_id: slug }: Question) => {
    const { published } = c.var;
    const { settings } = published;
    if (!settings.delivery.show) return notFoundProblem('No prices for delivery here.');
    const answered = deliveryAnswer(postcode, { ...settings.delivery, currency: settings.site.currency });
    const isWrong = answered.kind === 'no-price' && (await isUnknown(c, postcode));
    const reply = isWrong ? unknownPostcode(settings) : answered;
    const found = await published.vehicle(slug);
    const shown = shownAnswer(
      reply,
      { postcode: postcode.trim(), vehicle: found, now: ports.now() },
      settings,
    );
    if (!wantsPage(c.req.raw)) return jsonReply(reply, shown);
    const props = {
      vehicle: found && { slug: found.slug, name: found.name },
      postcode: postcode.slice(0, 20),
      answer: shown,
    };
    const status = reply.kind === 'invalid' ? 422 : 200;
    return ports.pages.render(published, 'delivery', props, { status });
  };

  return new Hono<AppEnv>()
    .use(DELIVERY_PATH, publishedSiteOf(ports))
    .get(DELIVERY_PATH, (c) => {
      const asked = readQuery(c, questionSchema);
      return asked.ok ? answer(c, asked.value) : asked.reply;
    })
    .post(DELIVERY_PATH, limitBody(4096), async (c) => {
      const asked = await readBody(c, questionSchema);
      return asked.ok ? answer(c, asked.value) : asked.reply;
    });
}
