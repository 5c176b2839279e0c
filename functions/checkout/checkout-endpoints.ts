import * as v from 'valibot';
import { reservationReplySchema, reservedSchema } from '#src/checkout/reservation.schema.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { documentedContact, documentedVisit } from '../leads/form/documented-contact.ts';

const own = { description: 'The reservation; to a browser a page', schema: reservationReplySchema };
const unknown = { description: 'No such reservation' };
const toPage = { description: 'To a browser without script: see the reservation' };

export const checkoutEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/reservations',
    summary: 'Reserve a car: without a card, or for as long as it takes to pay the deposit',
    body: v.object({ ...documentedContact, ...documentedVisit, postcode: v.optional(v.string(), '') }),
    replies: {
      200: { description: 'The same request again', schema: reservedSchema },
      201: { description: 'Held; the dealer is told', schema: reservedSchema },
      303: toPage,
      401: { description: 'The dealer wants shoppers to sign in first' },
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
    method: 'GET',
    path: '/api/reservations/:file{[A-Za-z0-9_-]+\\.ics}',
    summary: 'The end of a reservation for a calendar program, at `{token}.ics`',
    replies: { 200: { description: 'iCalendar (RFC 5545)', mediaType: 'text/calendar' }, 404: unknown },
  },
  {
    method: 'GET',
    path: '/api/reservations/:token/pay',
    summary: 'The way to the page of the provider where the deposit is paid',
    replies: {
      303: { description: 'There; or to the reservation, where there is nothing to pay' },
      404: unknown,
      502: { description: 'The provider cannot be asked' },
    },
  },
  {
    method: 'POST',
    path: '/api/reservations/:token/release',
    summary: 'Give a reservation up, as often as it is asked',
    replies: { 200: own, 303: toPage, 404: unknown },
  },
];
