import { SPIN_PATH } from '#src/prizes/campaign.ts';
import { spinReplySchema } from '#src/prizes/spin-reply.schema.ts';
import type { Endpoint } from '../http/endpoint.ts';

export const spinEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: SPIN_PATH,
    summary: 'The page of the wheel, as it stands for the shopper',
    replies: {
      200: { description: 'The page', mediaType: 'text/html' },
      303: { description: 'To sign in, where the dealer wants that first' },
      404: { description: 'This dealer has no such page' },
    },
  },
  {
    method: 'POST',
    path: '/api/spin',
    summary: 'Draws a prize, once for each phone and campaign',
    access: 'session',
    replies: {
      200: { description: 'What this phone drew before', schema: spinReplySchema },
      201: { description: 'Drawn just now', schema: spinReplySchema },
      303: { description: 'To a browser without script: the page with the result' },
      401: { description: 'Sign in first: a turn belongs to a phone' },
      404: { description: 'This dealer has no wheel' },
      409: { description: 'Not begun, over, or every prize is gone' },
    },
  },
];
