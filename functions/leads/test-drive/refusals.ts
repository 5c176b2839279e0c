import { fill } from '#src/values/fill.ts';
import { notFoundProblem, problemReply } from '../../http/replies/problem.ts';
import type { PublishedSite } from '../../ports/published-site.ts';

type Publisher = Pick<PublishedSite, 'settings'>;

export function unknownAppointment({ settings }: Publisher): Response {
  return notFoundProblem(settings.appointments.texts.unknown);
}

export function appointmentOver({ settings }: Publisher): Response {
  return problemReply({ status: 409, title: 'Over', detail: settings.appointments.texts.over });
}

export function appointmentChanged({ settings }: Publisher): Response {
  return problemReply({ status: 409, title: 'Changed', detail: settings.appointments.texts.changed });
}

export function noTestDrives({ settings }: Publisher, status: 404 | 409 | 422): Response {
  const detail = settings.appointments.texts.noBranch;
  const errors = status === 422 ? [{ field: 'location', message: detail }] : [];
  return problemReply({ status, title: 'No test drives', detail, ...(errors.length > 0 && { errors }) });
}

export function noTestDriveOfCar({ settings }: Publisher): Response {
  const { site, appointments } = settings;
  const detail = fill(appointments.texts.unavailable, { car: site.vehicleWord.one });
  return problemReply({ status: 409, title: 'Not available', detail });
}
