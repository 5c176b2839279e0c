import type { Context } from 'hono';
import * as v from 'valibot';
import type { CustomerRequest } from '#src/finance/customer.schema.ts';
import type { LeadEnvelope } from '#src/leads/lead-envelope.schema.ts';
import { type FieldTexts, optionalFigure } from '#src/leads/lead-fields.schema.ts';
import { leadCategory } from '#src/leads/routing/lead-category.ts';
import { routeLead } from '#src/leads/routing/lead-routing.ts';
import { MAX_DEPOSIT } from '#src/values/finance/finance-terms.ts';
import { typedLine } from '#src/values/input/typed-text.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { leadFieldsOf } from '../../leads/form/lead-fields-of.ts';
import { leadContext } from '../../leads/lead-context.ts';
import { isSecretKey } from '../../leads/store/idempotency-key.ts';
import type { NewLead } from '../../leads/store/new-lead.ts';
import type { Application } from './read-application.ts';

interface ApplicationForCar extends Pick<Application, 'customer' | 'envelope' | 'terms'> {
  readonly vehicle: Vehicle | null;
}

const LONGEST_LINE = 100;

/** The lead of an application: "category Finance Enquiry … tags [YouX]" (leads and dealer §3). */
export function financeLead(
  c: Context<AppEnv>,
  { customer, envelope, vehicle, terms }: ApplicationForCar,
  nowMs: number,
): NewLead {
  const { leads, locations, finance } = c.var.published.settings;
  const { dealership_slug: dealership, subcategory } = envelope;
  const sent = { ...envelope, opt_in: customer.subscribe };
  const context = leadContext(c, sent, { terms, nowMs });
  return {
    ...context,
    ...leadCategory({ form: 'finance', category: '', subcategory, isUnavailable: false }, leads),
    fields: leadFieldsOf({
      ...fieldsOf(customer),
      ...loanOf(customer, envelope, leads.texts),
      deposit: figureOf(envelope['deposit'], MAX_DEPOSIT, leads.texts),
      whoIsHelping: helperOf(envelope),
      ...(vehicle === null && wantedCar(customer, envelope)),
      tags: finance.lender === 'youx' ? ['YouX'] : [],
    }),
    vehicle,
    routing: routeLead({ chosen: '', dealership, vehicle, work: 'sales' }, locations),
    endsDraft: isSecretKey(context.idempotencyKey),
  };
}

/** Renames the fields to those of all other forms. */
function fieldsOf({ phoneNumber, firstName, lastName, postCode, email, ...loan }: CustomerRequest) {
  const { selfAssessedCreditScore, purchasePrice, loanTerm } = loan;
  return {
    ...{ name: firstName, last_name: lastName, email, phone: phoneNumber, postcode: postCode },
    ...{ selfAssessedCreditScore, purchasePrice, loanTerm },
  };
}

/**
 * "amount, term" (leads and dealer §3): from the page's own loan calculation if there is one, else
 * from the purchase price.
 */
function loanOf(customer: CustomerRequest, envelope: LeadEnvelope, texts: FieldTexts) {
  return {
    amount: figureOf(envelope['amount'], 10_000_000, texts) ?? customer.purchasePrice,
    term: figureOf(envelope['term'], 30, texts) ?? customer.loanTerm,
  };
}

function figureOf(said: unknown, max: number, texts: FieldTexts): number | null {
  const figure = v.safeParse(optionalFigure(texts, 0, max), said);
  return figure.success ? figure.output : null;
}

function helperOf({ whoIsHelping }: LeadEnvelope): string {
  return typeof whoIsHelping === 'string' ? typedLine(whoIsHelping).slice(0, LONGEST_LINE) : '';
}

/**
 * "car_id, vin, dealership_slug, car_type" (leads and dealer §3): what is known about a car that is
 * not in the dealer's stock.
 */
function wantedCar({ vin }: CustomerRequest, { car_id, car_slug, ...others }: LeadEnvelope) {
  const carType = others['car_type'];
  return {
    car_id: typedLine(car_slug || car_id),
    vin,
    car_type: typeof carType === 'string' ? typedLine(carType).slice(0, LONGEST_LINE) : '',
  };
}
