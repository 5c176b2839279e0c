import { type Context, Hono } from 'hono';
import { offeredTime } from '#src/leads/test-drive/appointment-times.ts';
import { moveSchema } from '#src/leads/test-drive/test-drive.schema.ts';
import { testDriveBranch } from '#src/leads/test-drive/test-drive-branch.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readBody } from '../../http/read-body.ts';
import { PROBLEM_TYPE } from '../../http/replies/problem.ts';
import type { Ports } from '../../ports/ports.ts';
import { leadLimitReply } from '../lead-limit-reply.ts';
import { appointmentCalendar, appointmentReply, appointmentStatus } from './appointment-reply.ts';
import { type BookedAppointment, bookedAppointment } from './appointments.ts';
import { isStillFree, notFree } from './book-test-drive.ts';
import { cancelAppointment, moveAppointment } from './change-test-drive.ts';
import { calendarOf, type TestDrivePorts } from './free-times.ts';
import { appointmentChanged, appointmentOver, noTestDrives, unknownAppointment } from './refusals.ts';
import { showAppointment, showRefusal } from './show-appointment.ts';

type OwnPorts = TestDrivePorts & Pick<Ports, 'pages'>;

/** The appointment page for its shopper, opened by the receipt token of the lead. */
export function ownTestDriveRoutes(ports: OwnPorts) {
  return new Hono<AppEnv>()
    .get('/api/test-drive/:file{[A-Za-z0-9_-]+\\.ics}', async (c) => {
      const { published } = c.var;
      const token = c.req.param('file').replace(/\.ics$/, '');
      const booked = await bookedAppointment(ports.database, published.slug, token);
      return booked === null
        ? unknownAppointment(published)
        : calendarReply(appointmentCalendar(published, booked, ports.now()));
    })
    .get('/api/test-drive/:token', async (c) => {
      const { published } = c.var;
      const booked = await bookedAppointment(ports.database, published.slug, c.req.param('token'));
      return booked === null ? unknownAppointment(published) : showAppointment(c, ports, booked);
    })
    .post('/api/test-drive/:token/move', async (c) => answer(c, ports, c.req.param('token'), move))
    .post('/api/test-drive/:token/cancel', async (c) => answer(c, ports, c.req.param('token'), cancel));
}

/** Changes the appointment of this token; a browser sees a refusal on the appointment's page. */
async function answer(
  c: Context<AppEnv>,
  ports: OwnPorts,
  token: string,
  change: (c: Context<AppEnv>, ports: OwnPorts, booked: BookedAppointment) => Promise<Response>,
): Promise<Response> {
  const booked = await bookedAppointment(ports.database, c.var.published.slug, token);
  if (booked === null) return unknownAppointment(c.var.published);
  const reply = await change(c, ports, booked);
  const isRefused = reply.headers.get('Content-Type') === PROBLEM_TYPE;
  return isRefused && wantsPage(c.req.raw) ? showRefusal(c, ports, booked, reply) : reply;
}

function calendarReply(file: string): Response {
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="test-drive.ics"',
    },
  });
}

async function move(c: Context<AppEnv>, ports: TestDrivePorts, booked: BookedAppointment): Promise<Response> {
  const { published } = c.var;
  const sent = await readBody(c, moveSchema(published.settings.leads.texts));
  if (!sent.ok) return sent.reply;
  const { appointment } = booked;
  if (appointmentStatus(appointment, ports.now()) !== 'booked') return appointmentOver(published);
  if (appointment.startsAtMs === sent.value.booking_at) return changed(c, ports, booked);
  const location = testDriveBranch(published.settings.locations.locations, appointment.branch, null);
  if (location === null) return noTestDrives(published, 409);
  const time = offeredTime(calendarOf(published, location), sent.value.booking_at, ports.now());
  if (time === null) return notFree(ports, published, location, 'notOffered');
  const tooMany = await leadLimitReply(c, ports, booked.lead.fields);
  if (tooMany !== null) return tooMany;
  return settled(c, ports, booked, {
    change: () => moveAppointment(ports, published, booked, time),
    isDone: ({ startsAtMs, cancelledAtMs }) => startsAtMs === time.startsAtMs && cancelledAtMs === null,
    refusal: async () =>
      (await isStillFree(ports, published, location, time))
        ? null
        : notFree(ports, published, location, 'taken'),
  });
}

async function cancel(
  c: Context<AppEnv>,
  ports: TestDrivePorts,
  booked: BookedAppointment,
): Promise<Response> {
  const { published } = c.var;
  const status = appointmentStatus(booked.appointment, ports.now());
  if (status === 'past') return appointmentOver(published);
  if (status === 'cancelled') return changed(c, ports, booked);
  return settled(c, ports, booked, {
    change: () => cancelAppointment(ports, published, booked),
    isDone: ({ cancelledAtMs }) => cancelledAtMs !== null,
    refusal: async () => null,
  });
}

interface Settling {
  readonly change: () => Promise<void>;
  /** Whether the appointment has the requested state, whoever changed it. */
  readonly isDone: (appointment: BookedAppointment['appointment']) => boolean;
  /** Why the change is impossible; null when unknown. */
  readonly refusal: () => Promise<Response | null>;
}

/**
 * Makes the change. After a failure it reads the appointment again, because a concurrent request
 * may have changed it, and finds the reason.
 */
async function settled(
  c: Context<AppEnv>,
  ports: TestDrivePorts,
  before: BookedAppointment,
  { change, isDone, refusal }: Settling,
): Promise<Response> {
  const { published } = c.var;
  const error: unknown = await change().then(
    () => null,
    (reason: unknown) => reason ?? new Error('The change failed.'),
  );
  const after = (await bookedAppointment(ports.database, published.slug, before.token)) ?? before;
  if (isDone(after.appointment)) return changed(c, ports, after);
  const reply = await refusal();
  if (reply !== null) return reply;
  const isOthers = after.appointment.revision !== before.appointment.revision;
  if (error !== null && !isOthers) throw error;
  return appointmentChanged(published);
}

function changed(c: Context<AppEnv>, ports: TestDrivePorts, booked: BookedAppointment): Response {
  const reply = appointmentReply(c.var.published, booked, ports.now());
  return wantsPage(c.req.raw) ? c.redirect(reply.path, 303) : c.json(reply);
}
