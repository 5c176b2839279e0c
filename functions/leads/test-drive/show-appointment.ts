import type { Context } from 'hono';
import { zonedIso } from '#src/leads/test-drive/appointment-words.ts';
import { testDriveBranch } from '#src/leads/test-drive/test-drive-branch.ts';
import { type TimeGroup, timeGroups } from '#src/leads/test-drive/time-choice.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { imageUrl } from '#src/ui/image-url.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { vehiclePageHeaders } from '../../http/dealer-page.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { leadRecipient } from '../lead-recipient.ts';
import { appointmentPage } from './appointment-page.ts';
import { appointmentReply } from './appointment-reply.ts';
import type { BookedAppointment } from './booked-appointment.ts';
import { freeTimes, type TestDrivePorts } from './free-times.ts';

/** The appointment as a page for a browser, else as data. */
export async function showAppointment(
  c: Context<AppEnv>,
  ports: TestDrivePorts,
  booked: BookedAppointment,
): Promise<Response> {
  const { published } = c.var;
  const { settings } = published;
  const appointment = appointmentReply(published, booked, ports.now());
  if (!wantsPage(c.req.raw)) return c.json(appointment);
  const page = await appointmentPage({
    ...{ settings, appointment },
    recipient: leadRecipient(appointment.location.id, settings, ports.now()),
    image: pictureOf(booked, settings),
    others: appointment.status === 'booked' ? await otherTimes(ports, published, booked) : [],
  });
  return c.html(page, 200, vehiclePageHeaders);
}

function pictureOf({ lead: { vehicle } }: BookedAppointment, { images }: Settings): string | null {
  if (vehicle === null || vehicle.image === null) return null;
  return imageUrl(vehicle.image, Math.min(...images.widths), 3 / 2, images);
}

/** Where the appointment may be moved to: its own time is no other. */
async function otherTimes(
  ports: TestDrivePorts,
  published: PublishedSite,
  { appointment }: BookedAppointment,
): Promise<readonly TimeGroup[]> {
  const { locations, appointments, site } = published.settings;
  const location = testDriveBranch(locations.locations, appointment.branch, null);
  if (location === null || !appointments.show) return [];
  const { days } = await freeTimes(ports, published, location);
  return timeGroups(days, zonedIso(appointment.startsAtMs, site.timeZone));
}
