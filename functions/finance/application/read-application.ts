import type { Context } from 'hono';
import * as v from 'valibot';
import { type CustomerRequest, customerRequestSchema } from '#src/finance/customer.schema.ts';
import { customerOfForm, financeFormSchema } from '#src/finance/form/finance-form.schema.ts';
import { type LeadEnvelope, leadEnvelopeSchema } from '#src/leads/lead-envelope.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readBody, validated } from '../../http/read-body.ts';

/** A validated application. */
export interface Application {
  readonly customer: CustomerRequest;
  readonly envelope: LeadEnvelope;
  /** As entered, with the name of its request field. */
  readonly code: { readonly text: string; readonly field: string };
  /** The terms that were agreed to; null for none. */
  readonly terms: string | null;
  /**
   * The posted fields of the site's own form, to show it again; null for the documented JSON body.
   */
  readonly form: Readonly<Record<string, unknown>> | null;
}

type ReadApplication =
  | { readonly ok: true; readonly value: Application }
  | { readonly ok: false; readonly reply: Response };

const sentForm = v.record(v.string(), v.unknown());

/**
 * Accepts the documented body `{data, additionalData}` or the flat fields of the site's own form.
 */
export async function readApplication(c: Context<AppEnv>): Promise<ReadApplication> {
  const body = await readBody(c, sentForm);
  if (!body.ok) return body;
  const { settings } = c.var.published;
  return Object.hasOwn(body.value, 'data')
    ? readNested(body.value, settings)
    : readForm(body.value, settings);
}

function readNested(body: Record<string, unknown>, { finance, leads, site }: Settings): ReadApplication {
  const rules = { limits: finance, currency: site.currency, texts: leads.texts };
  const read = validated(customerRequestSchema(rules), body);
  if (!read.ok) return read;
  const { data: customer, additionalData: envelope } = read.value;
  const code = { text: textOf(envelope['code']), field: 'additionalData.code' };
  return { ok: true, value: { customer, envelope, code, terms: null, form: null } };
}

function readForm(body: Record<string, unknown>, settings: Settings): ReadApplication {
  const envelope = validated(leadEnvelopeSchema, { ...body, form: 'finance' });
  if (!envelope.ok) return envelope;
  const fields = validated(financeFormSchema(settings), body);
  if (!fields.ok) return fields;
  const isNewCodeWanted = textOf(body['resend']) !== '';
  return {
    ok: true,
    value: {
      customer: customerOfForm(fields.value, envelope.value.subscribe === true),
      envelope: envelope.value,
      code: { text: isNewCodeWanted ? '' : textOf(body['code']), field: 'code' },
      terms: settings.leads.terms.required ? settings.leads.terms.text : null,
      form: body,
    },
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
