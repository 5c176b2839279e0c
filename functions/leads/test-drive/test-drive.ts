import { type Context, Hono } from 'hono';
import { leadFormSchema } from '#src/leads/lead-forms.schema.ts';
import { appointmentsQuerySchema, bookingSchema } from '#src/leads/test-drive/test-drive.schema.ts';
import { testDriveBranch } from '#src/leads/test-drive/test-drive-branch.ts';
import { yearOf } from '#src/values/time/date.ts';
import { canTestDrive } from '#src/vehicle/actions/actions.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readBody, readQuery, validated } from '../../http/read-body.ts';
import { publishedSiteOf } from '../../http/site/published-site-of.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { carOf, liveCarOf } from '../car-of.ts';
import { addErrorField } from '../form/add-error-field.ts';
import { leadFieldsOf } from '../form/lead-fields-of.ts';
import { refusedForms } from '../form/refused-form.ts';
import { appointmentReply } from './appointment-reply.ts';
import { bookedAppointment } from './appointments.ts';
import { bookTestDrive } from './book-test-drive.ts';
import { freeTimes, freeTimesOfForm, type TestDrivePorts } from './free-times.ts';
import { ownTestDriveRoutes } from './own-test-drive.ts';
import { noTestDriveOfCar, noTestDrives } from './refusals.ts';
import { testDriveOfCarRoutes } from './test-drive-of-car.ts';

/** Test drives: free times, booking, and the shopper's own appointment. */
export function testDriveRoutes(ports: TestDrivePorts & Pick<Ports, 'pages' | 'reportError'>) {
  const refused = refusedForms(ports, 'test-drive', async (published, { location = '' }, vehicle) => ({
    freeTimes: await freeTimesOfForm(ports, published, String(location), vehicle),
  }));
  return new Hono<AppEnv>()
    .route('/', testDriveOfCarRoutes(ports))
    .use('/api/test-drive', refused)
    .use('/api/test-drive/*', addErrorField, publishedSiteOf(ports))
    .get('/api/test-drive/appointments', (c) => offer(c, ports))
    .post('/api/test-drive', (c) => book(c, ports))
    .route('/', ownTestDriveRoutes(ports));
}

async function offer(c: Context<AppEnv>, ports: TestDrivePorts): Promise<Response> {
  const { published } = c.var;
  const { appointments, locations } = published.settings;
  const query = readQuery(c, appointmentsQuerySchema);
  if (!query.ok) return query.reply;
  const vehicle = await carOf(published, query.value);
  const location = testDriveBranch(locations.locations, query.value.location, vehicle);
  if (!appointments.show || location === null) return noTestDrives(published, 404);
  return c.json(await freeTimes(ports, published, location, query.value.from || null));
}

async function book(c: Context<AppEnv>, ports: TestDrivePorts): Promise<Response> {
  const { published } = c.var;
  const { leads, locations, site } = published.settings;
  const sent = await readBody(c, bookingSchema(leads.texts));
  if (!sent.ok) return sent.reply;
  const thisYear = yearOf(ports.now(), site.timeZone);
  const about = { isUnavailable: false, branches: [], isBranchOpen: false, pickUps: [] };
  const rules = { settings: leads, ...about, thisYear };
  const form = validated(leadFormSchema('test-drive', rules), sent.value);
  if (!form.ok) return form.reply;
  const vehicle = await liveCarOf(ports, published, sent.value);
  const location = testDriveBranch(locations.locations, sent.value.location, vehicle);
  if (location === null) return noTestDrives(published, 422);
  if (!isDriven(published, vehicle, sent.value)) return noTestDriveOfCar(published);
  const fields = leadFieldsOf(form.value);
  const booked = await bookTestDrive(c, ports, { sent: sent.value, fields, vehicle, location });
  if (!booked.ok) return booked.reply;
  return bookedReply(c, ports, booked.lead);
}

type StoredNow = Extract<Awaited<ReturnType<typeof bookTestDrive>>, { ok: true }>['lead'];

async function bookedReply(
  c: Context<AppEnv>,
  ports: TestDrivePorts,
  { leadId, receiptPath, isNew }: StoredNow,
): Promise<Response> {
  const { published } = c.var;
  const token = receiptPath.replace(/^.*\//, '');
  const booked = await bookedAppointment(ports.database, published.slug, token);
  const appointment = booked && appointmentReply(published, booked, ports.now());
  if (wantsPage(c.req.raw)) return c.redirect(appointment?.path ?? receiptPath, 303);
  return c.json({ lead_id: leadId, receipt: receiptPath, appointment }, isNew ? 201 : 200);
}

/** Whether the car, as it stands now, can be driven. */
function isDriven(
  { settings }: PublishedSite,
  vehicle: Vehicle | null,
  { car_id, car_slug }: { readonly car_id: string; readonly car_slug: string },
): boolean {
  if (vehicle === null) return car_id === '' && car_slug === '';
  return canTestDrive(vehicle, settings.vehicle.card);
}
