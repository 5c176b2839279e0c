import * as v from 'valibot';
import {
  appointmentSchema,
  appointmentsQuerySchema,
  bookedSchema,
  freeTimesSchema,
} from '#src/leads/test-drive/test-drive.schema.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { documentedContact, documentedVisit } from '../form/documented-contact.ts';
import { carQuerySchema } from './test-drive-of-car.ts';

const own = { description: 'The appointment; to a browser a page', schema: appointmentSchema };
const unknown = { description: 'No such appointment' };
const toPage = { description: 'To a browser without script: see the appointment' };
const moment = v.pipe(v.string(), v.isoTimestamp());

const toForm = (path: string): Endpoint => ({
  method: 'GET',
  path,
  summary: 'The form for a test drive of a car, from a link that names the car',
  query: carQuerySchema,
  replies: { 302: { description: 'To the form about the car, or to the one that asks which car' } },
});

export const testDriveEndpoints: readonly Endpoint[] = [
  toForm('/book-test-drive'),
  toForm('/api/test-drive/form'),
  {
    method: 'GET',
    path: '/api/test-drive/appointments',
    summary: 'Times for a test drive that a branch has left',
    query: appointmentsQuerySchema,
    replies: {
      200: { description: 'By day, in the time zone of the dealer', schema: freeTimesSchema },
      404: { description: 'No test drives there' },
    },
  },
  {
    method: 'POST',
    path: '/api/test-drive',
    summary: 'Ask for a test drive, or book one at a time that is free',
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
      409: { description: 'The time has just been taken, with those that are left; or the car is gone' },
    },
  },
  {
    method: 'GET',
    path: '/api/test-drive/:file{[A-Za-z0-9_-]+\\.ics}',
    summary: 'An appointment for a calendar program, at `{token}.ics`',
    replies: { 200: { description: 'iCalendar (RFC 5545)', mediaType: 'text/calendar' }, 404: unknown },
  },
  {
    method: 'GET',
    path: '/api/test-drive/:token',
    summary: 'See an appointment',
    replies: { 200: own, 404: unknown },
  },
  {
    method: 'POST',
    path: '/api/test-drive/:token/move',
    summary: 'Move an appointment to another free time',
    body: v.object({ booking_at: moment }),
    replies: {
      200: own,
      303: toPage,
      404: unknown,
      409: { description: 'The time is taken, with those that are left; or the appointment is over' },
    },
  },
  {
    method: 'POST',
    path: '/api/test-drive/:token/cancel',
    summary: 'Cancel an appointment, as often as it is asked',
    replies: { 200: own, 303: toPage, 404: unknown, 409: { description: 'It is over, or was just moved' } },
  },
];
