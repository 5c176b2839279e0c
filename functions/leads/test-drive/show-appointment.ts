import type { Context } from 'hono';
import * as v from 'valibot';
import type { AppointmentRefusal } from '#src/leads/test-drive/appointment/appointment-facts.ts';
import { zonedIso } from '#src/leads/test-drive/appointment/appointment-text.ts';
import { testDriveBranch } from '#src/leads/test-drive/test-drive-branch.ts';
import { type TimeGroup, timeGroups } from '#src/leads/test-drive/time-picker/time-choice.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { imageUrl } from '#src/ui/photo/image-url.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readBody } from '../../http/read-body.ts';
import { pageOfRefusal, readProblem } from '../../http/replies/problem.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { leadRecipient } from '../receipt/lead-recipient.ts';
import { appointmentReply } from './appointment-reply.ts';
import { type BookedAppointment, bookedAppointment } from './appointments.ts';
import { freeTimes, type TestDrivePorts } from './free-times.ts';

type PagePorts = TestDrivePorts & Pick<Ports, 'pages'>;

/** The appointment as a page for a browser, else as JSON. */
export async function showAppointment(
  c: Context<AppEnv>,
  ports: PagePorts,
  booked: BookedAppointment,
): Promise<Response> {
  if (wantsPage(c.req.raw)) return appointmentPage(c, ports, booked, null);
  return c.json(appointmentReply(c.var.published, booked, ports.now()));
}

/**
 * Shows a browser why the change was refused: the message beside its field, on the page of the
 * appointment as it stands now.
 */
export async function showRefusal(
  c: Context<AppEnv>,
  ports: PagePorts,
  before: BookedAppointment,
  reply: Response,
): Promise<Response> {
  const { published } = c.var;
  const booked = (await bookedAppointment(ports.database, published.slug, before.token)) ?? before;
  const { detail, errors } = await readProblem(reply);
  const sent = await readBody(c, v.object({ booking_at: v.optional(v.string(), '') }));
  const page = await appointmentPage(c, ports, booked, {
    message: detail,
    timeError: errors.find(({ field }) => field === 'booking_at')?.message ?? null,
    chosen: sent.ok ? sent.value.booking_at : '',
  });
  return pageOfRefusal(reply, page);
}

async function appointmentPage(
  c: Context<AppEnv>,
  ports: PagePorts,
  booked: BookedAppointment,
  refusal: AppointmentRefusal | null,
): Promise<Response> {
  const { published } = c.var;
  const { settings } = published;
  const appointment = appointmentReply(published, booked, ports.now());
  return ports.pages.render(published, 'appointment', {
    appointment,
    recipient: leadRecipient(appointment.location.id, settings, ports.now()),
    image: pictureOf(booked, settings),
    others: appointment.status === 'booked' ? await otherTimes(ports, published, booked) : [],
    refusal,
  });
}

function pictureOf({ lead: { vehicle } }: BookedAppointment, { images }: Settings): string | null {
  if (vehicle === null || vehicle.image === null) return null;
  return imageUrl(vehicle.image, Math.min(...images.widths), 3 / 2, images);
}

/** The times it may be moved to, without its current one. */
async function otherTimes(
  ports: TestDrivePorts,
  published: PublishedSite,
  { appointment }: BookedAppointment,
): Promise<readonly TimeGroup[]> {
  const { locations, appointments, site } = published.settings;
  const location = testDriveBranch(locations.locations, appointment.branch, null);
  if (location === null || !appointments.show) return [];
  const { days, time_zone } = await freeTimes(ports, published, location);
  return timeGroups(days, site.locale, zonedIso(appointment.startsAtMs, time_zone));
}
