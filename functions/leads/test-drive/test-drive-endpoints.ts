import * as v from 'valibot';
import { freeTimesSchema } from '#src/leads/test-drive/free-times.schema.ts';
import {
  appointmentSchema,
  appointmentsQuerySchema,
  bookedSchema,
} from '#src/leads/test-drive/test-drive.schema.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { documentedContact, documentedVisit } from '../form/documented-forms.ts';
import { carQuerySchema } from './test-drive-of-car.ts';

const own = { description: 'The appointment; browsers get a page', schema: appointmentSchema };
const unknown = { description: 'No such appointment' };
const toPage = { description: 'For a browser without JavaScript: redirect to the appointment' };
const moment = v.pipe(v.string(), v.isoTimestamp());

const toForm = (path: string): Endpoint => ({
  method: 'GET',
  path,
  summary: 'Redirects a link that names a car to its test drive form',
  query: carQuerySchema,
  replies: { 302: { description: 'To the car’s form, or to the one that asks for a car' } },
});

export const testDriveEndpoints: readonly Endpoint[] = [
  toForm('/book-test-drive'),
  toForm('/api/test-drive/form'),
  {
    method: 'GET',
    path: '/api/test-drive/appointments',
    summary: 'Free times for a test drive at a branch',
    query: appointmentsQuerySchema,
    replies: {
      200: { description: 'By day, in the time zone of the branch', schema: freeTimesSchema },
      404: { description: 'No test drives at this branch' },
    },
  },
  {
    method: 'POST',
    path: '/api/test-drive',
    summary: 'Requests a test drive, or books one at a free time',
    body: v.object({
      ...documentedContact,
      ...documentedVisit,
      booking_at: v.optional(moment),
      location: v.optional(v.string(), ''),
    }),
    replies: {
      200: { description: 'The same request again', schema: bookedSchema },
      201: { description: 'Booked; the dealer is told', schema: bookedSchema },
      303: toPage,
      409: { description: 'The time was just taken, with the remaining ones; or the car is gone' },
    },
  },
  {
    method: 'GET',
    path: '/api/test-drive/:file{[A-Za-z0-9_-]+\\.ics}',
    summary: 'An appointment as an iCalendar file, at `{token}.ics`',
    replies: { 200: { description: 'iCalendar (RFC 5545)', mediaType: 'text/calendar' }, 404: unknown },
  },
  {
    method: 'GET',
    path: '/api/test-drive/:token',
    summary: 'Returns an appointment',
    replies: { 200: own, 404: unknown },
  },
  {
    method: 'POST',
    path: '/api/test-drive/:token/move',
    summary: 'Moves an appointment to another free time',
    body: v.object({ booking_at: moment }),
    replies: {
      200: own,
      303: toPage,
      404: unknown,
      409: { description: 'The time is taken, with the remaining ones; or the appointment is over' },
    },
  },
  {
    method: 'POST',
    path: '/api/test-drive/:token/cancel',
    summary: 'Cancels an appointment; idempotent',
    replies: {
      200: own,
      303: toPage,
      404: unknown,
      409: { description: 'It is over, or was changed concurrently' },
    },
  },
];
