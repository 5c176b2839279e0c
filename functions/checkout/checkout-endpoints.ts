import * as v from 'valibot';
import { reservationReplySchema, reservedSchema } from '#src/checkout/reservation.schema.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { documentedContact, documentedVisit } from '../leads/form/documented-forms.ts';

const own = { description: 'The reservation; browsers get a page', schema: reservationReplySchema };
const unknown = { description: 'No such reservation' };
const toPage = { description: 'For a browser without JavaScript: redirect to the reservation' };

export const checkoutEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/reservations',
    summary: 'Reserves a car: without a card, or while the deposit is paid',
    body: v.object({ ...documentedContact, ...documentedVisit, postcode: v.optional(v.string(), '') }),
    replies: {
      200: { description: 'The same request again', schema: reservedSchema },
      201: { description: 'Held; the dealer is told', schema: reservedSchema },
      303: toPage,
      401: { description: 'Sign-in is required by the dealer' },
      409: { description: 'Taken, not reservable, or the shopper holds too many' },
    },
  },
  {
    method: 'GET',
    path: '/api/reservations/:token',
    summary: 'Returns a reservation',
    replies: { 200: own, 404: unknown },
  },
  {
    method: 'GET',
    path: '/api/reservations/:file{[A-Za-z0-9_-]+\\.ics}',
    summary: 'The end of a reservation as an iCalendar file, at `{token}.ics`',
    replies: { 200: { description: 'iCalendar (RFC 5545)', mediaType: 'text/calendar' }, 404: unknown },
  },
  {
    method: 'GET',
    path: '/api/reservations/:token/pay',
    summary: 'Redirects to the provider’s payment page for the deposit',
    replies: {
      303: { description: 'To the payment page, or to the reservation when nothing is due' },
      404: unknown,
      502: { description: 'The provider cannot be reached' },
    },
  },
  {
    method: 'POST',
    path: '/api/reservations/:token/release',
    summary: 'Releases a reservation; idempotent',
    replies: { 200: own, 303: toPage, 404: unknown },
  },
];
