import type { Context } from 'hono';
import { type LeadEnvelope, leadEnvelopeSchema } from '#src/leads/lead-envelope.schema.ts';
import type { LeadFormName } from '#src/leads/lead-form-names.ts';
import { type LeadRules, leadFormSchema, leadStepSchema } from '#src/leads/lead-forms.schema.ts';
import { branchNames, isBranchOpen, pickUpsOf } from '#src/leads/routing/lead-branch.ts';
import { leadCategory } from '#src/leads/routing/lead-category.ts';
import { routeLead, workOf } from '#src/leads/routing/lead-routing.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { typedLine } from '#src/values/input/typed-text.ts';
import { yearOf } from '#src/values/time/date.ts';
import { isAvailable } from '#src/vehicle/status/availability.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readBody, validated } from '../../http/read-body.ts';
import type { Ports } from '../../ports/ports.ts';
import { liveCarOf } from '../car-of.ts';
import { leadContext } from '../lead-context.ts';
import type { NewLead } from '../store/new-lead.ts';
import { leadFieldsOf } from './lead-fields-of.ts';

type FormFields = Readonly<Record<string, string | number | boolean | string[] | null | undefined>>;

type ReadLead =
  | {
      readonly ok: true;
      readonly lead: NewLead;
      /** Whether the form has steps after this one, so that the lead is a draft. */
      readonly isStep: boolean;
    }
  | { readonly ok: false; readonly reply: Response };

/**
 * Validates a posted form by the dealer's settings and returns it as a lead with the vehicle as it
 * stands now: the form of a vehicle that was sold since the build needs no message.
 */
export async function readLeadForm(
  c: Context<AppEnv>,
  ports: Pick<Ports, 'database' | 'now'>,
): Promise<ReadLead> {
  const nowMs = ports.now();
  const body = await readBody(c, leadEnvelopeSchema);
  if (!body.ok) return body;
  const { published } = c.var;
  const vehicle = await liveCarOf(ports, published, body.value);
  const isStep = body.value.final === false;
  const schemaOf = isStep ? leadStepSchema : leadFormSchema;
  const form = validated(schemaOf(body.value.form, rulesOf(published.settings, vehicle, nowMs)), body.value);
  if (!form.ok) return form;
  return { ok: true, isStep, lead: leadOf(c, { envelope: body.value, fields: form.value, vehicle }, nowMs) };
}

function rulesOf(
  { leads, locations: { locations }, site }: Settings,
  vehicle: Vehicle | null,
  nowMs: number,
): LeadRules {
  return {
    settings: leads,
    isUnavailable: isGone(vehicle),
    branches: branchNames(locations),
    isBranchOpen: isBranchOpen(vehicle, locations),
    pickUps: pickUpsOf(vehicle, locations),
    thisYear: yearOf(nowMs, site.timeZone),
  };
}

function isGone(vehicle: Vehicle | null): boolean {
  return vehicle !== null && !isAvailable(vehicle);
}

interface Sent {
  readonly envelope: LeadEnvelope;
  readonly fields: FormFields;
  readonly vehicle: Vehicle | null;
}

function leadOf(c: Context<AppEnv>, { envelope, fields, vehicle }: Sent, nowMs: number): NewLead {
  const { settings } = c.var.published;
  const { form, subcategory } = envelope;
  const opt_in = envelope.opt_in ?? envelope.subscribe ?? null;
  const terms = fields['terms_conditions'] === true ? termsOf(form, settings) : null;
  const chosen = String(fields['location'] || fields['location_id'] || '');
  const sent = { form, category: String(fields['category'] ?? ''), subcategory };
  const kind = leadCategory({ ...sent, isUnavailable: isGone(vehicle) }, settings.leads);
  const work = workOf(kind.category, settings.leads);
  return {
    ...leadContext(c, { ...envelope, opt_in }, { terms, nowMs }),
    ...kind,
    fields: { ...leadFieldsOf(fields), ...addedFields({ envelope, fields, vehicle }, settings) },
    vehicle,
    routing: routeLead({ chosen, dealership: envelope.dealership_slug, vehicle, work }, settings.locations),
    endsDraft: envelope.final === true,
  };
}

function termsOf(form: LeadFormName, { leads }: Settings): string {
  return (form === 'test-drive' ? leads.testDrive.terms : null) ?? leads.terms.text;
}

/**
 * Fields that the dealer's settings add to a lead, and the name given for a vehicle that is no
 * longer published.
 */
function addedFields({ envelope, fields, vehicle }: Sent, { leads }: Settings): Record<string, string> {
  const { form, car_id, car_slug } = envelope;
  const unknownCar = vehicle === null ? typedLine(car_slug || car_id) : '';
  const isSilent = form === 'enquiry' && isGone(vehicle) && !fields['message'];
  const { hiddenField } = leads.short;
  return {
    ...(unknownCar !== '' && { car_id: unknownCar }),
    ...(isSilent && { message: leads.unavailable.message }),
    ...(form === 'request-photos' && { text: leads.requestPhotos.text }),
    ...(form === 'short' && hiddenField !== null && { [hiddenField.name]: hiddenField.value }),
  };
}
