import * as v from 'valibot';
import { reservationReplySchema, reservedSchema } from '#src/checkout/reservation.schema.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { documentedContact, documentedVisit } from '../leads/documented-contact.ts';

const own = { description: 'The reservation; to a browser a page', schema: reservationReplySchema };
const unknown = { description: 'No such reservation' };
const toPage = { description: 'To a browser without script: see the reservation' };

export const checkoutEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/reservations',
    summary: 'Reserve a car; it is held without a card for as long as the dealer says',
    body: v.object({ ...documentedContact, ...documentedVisit, postcode: v.optional(v.string(), '') }),
    replies: {
      200: { description: 'The same request again', schema: reservedSchema },
      201: { description: 'Held; the dealer is told', schema: reservedSchema },
      303: toPage,
      409: { description: 'Somebody else has it, it cannot be reserved, or the shopper holds too many' },
    },
  },
  {
    method: 'GET',
    path: '/api/reservations/:token',
    summary: 'See a reservation',
    replies: { 200: own, 404: unknown },
  },
  {
    method: 'POST',
    path: '/api/reservations/:token/release',
    summary: 'Give a reservation up, as often as it is asked',
    replies: { 200: own, 303: toPage, 404: unknown },
  },
];
