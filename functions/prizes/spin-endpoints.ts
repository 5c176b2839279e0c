import { SPIN_PATH } from '#src/prizes/campaign.ts';
import { spinReplySchema } from '#src/prizes/spin-reply.schema.ts';
import type { Endpoint } from '../http/endpoint.ts';

export const spinEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: SPIN_PATH,
    summary: 'The page of the wheel, with the shopper’s prize',
    replies: {
      200: { description: 'The page', mediaType: 'text/html' },
      303: { description: 'Redirect to sign-in, where the dealer requires it' },
      404: { description: 'This dealer has no such page' },
    },
  },
  {
    method: 'POST',
    path: '/api/spin',
    summary: 'Draws a prize, once per phone and campaign',
    access: 'session',
    replies: {
      200: { description: 'The prize that this phone has drawn before', schema: spinReplySchema },
      201: { description: 'Drawn now', schema: spinReplySchema },
      303: { description: 'For a browser without JavaScript: redirect to the page with the result' },
      401: { description: 'Not signed in: a turn belongs to a phone' },
      404: { description: 'This dealer has no wheel' },
      409: { description: 'Not started, over, or no prize left' },
    },
  },
];
