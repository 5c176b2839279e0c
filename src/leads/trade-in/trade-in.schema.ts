import * as v from 'valibot';
import {
  box,
  type FieldTexts,
  optionalChoice,
  optionalEmail,
  optionalFigure,
  optionalLine,
  optionalMessage,
  optionalPhone,
  optionalPostcode,
} from '../lead-fields.schema.ts';
import { readPlate, readRegoState, regoStates } from './number-plate.ts';

const name = v.nullish(v.pipe(v.string(), v.maxLength(200)), '');

function plateEntries(texts: FieldTexts) {
  return {
    rego: v.pipe(
      optionalLine(texts, 20),
      v.check((rego) => rego === '' || readPlate(rego) !== null, texts.choice),
      v.transform((rego) => readPlate(rego) ?? ''),
    ),
    regoState: v.pipe(
      optionalLine(texts, 20),
      v.check((state) => state === '' || readRegoState(state) !== null, texts.choice),
      v.transform((state) => readRegoState(state) ?? ''),
    ),
  };
}

/** `POST /api/trade-in`: a number plate, or nothing yet, and the car that the shopper looks at. */
export function tradeInStartSchema(texts: FieldTexts) {
  return v.object({
    ...plateEntries(texts),
    car_id: name,
    car_slug: name,
    /** A secret of the browser: from it a retry gets the same token again. Shorter ones are no secret. */
    idempotency_key: v.optional(v.pipe(v.string(), v.minLength(16, texts.choice), v.maxLength(200))),
  });
}

/**
 * `PUT /api/trade-in/{token}/details`: what is filled in of "kms, regoState, rego, name, phone, email,
 * location_id" and the vehicle by hand (leads and dealer §3). What is not sent stays as it is.
 */
export function tradeInDetailsSchema(texts: FieldTexts, branches: readonly string[]) {
  return v.partial(
    v.object({
      ...plateEntries(texts),
      kms: optionalFigure(texts, 0, 2_000_000),
      year: optionalFigure(texts, 1886, 2100),
      make: optionalLine(texts, 60),
      model: optionalLine(texts, 60),
      badge: optionalLine(texts, 60),
      name: optionalLine(texts, 100),
      last_name: optionalLine(texts, 100),
      phone: optionalPhone(texts),
      email: optionalEmail(texts),
      postcode: optionalPostcode(texts),
      location_id: optionalChoice(texts, branches),
      PreferredContactMethod: optionalChoice(texts, ['Phone', 'Email', 'SMS']),
      finance: optionalChoice(texts, ['Yes', 'No']),
      message: optionalMessage(texts),
    }),
  );
}

const answerName = /^adjustmentAnswers\.([a-z][a-z0-9-]{0,39})$/;

/**
 * `POST /api/trade-in/{token}/adjustments`: `{adjustmentAnswers: {condition: "good"}}`, in a form
 * `adjustmentAnswers.condition=good`. The answers as they are sent; the dealer's questions say which count.
 */
export const tradeInAnswersSchema = v.pipe(
  v.looseObject({
    adjustmentAnswers: v.optional(
      v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(40))),
      {},
    ),
  }),
  v.transform(({ adjustmentAnswers, ...others }) => {
    const flat = Object.entries(others).flatMap(([key, answer]) => {
      const [, question] = answerName.exec(key) ?? [];
      return question !== undefined && typeof answer === 'string' ? [[question, answer] as const] : [];
    });
    return { ...adjustmentAnswers, ...Object.fromEntries(flat) };
  }),
);

/** What of the offer stage is its own; consent and page come with it as with every lead. */
export function tradeInOfferEntries(texts: FieldTexts) {
  return {
    offer_accepted: box,
    /** As the shopper saw it, in dollars. */
    offer_price: optionalFigure(texts, 0, 10_000_000),
  };
}

const text = v.string();
const figure = v.nullable(v.number());

/** Where a trade-in stands: the reply of all its stages, and of `GET /api/trade-in/{token}`. */
export const tradeInStateSchema = v.object({
  rego: text,
  regoState: v.union([v.literal(''), v.picklist(regoStates)]),
  kms: figure,
  /** As the number plate or the shopper says it; null while nobody has. */
  vehicle: v.nullable(v.object({ year: figure, make: text, model: text, badge: text })),
  contact: v.object({
    name: text,
    last_name: text,
    phone: text,
    email: text,
    postcode: text,
    location_id: text,
    PreferredContactMethod: text,
    finance: text,
    message: text,
  }),
  adjustmentAnswers: v.record(v.string(), v.string()),
  /** Dollars; null without an estimate. */
  valuation: v.nullable(
    v.object({ low: v.number(), high: v.number(), comparables: v.number(), basis: text, conditions: text }),
  ),
  /** Why there is no estimate, or what happens next; null where the estimate says all. */
  message: v.nullable(text),
  offer_price: figure,
  offer_accepted: v.boolean(),
  form_completed: v.boolean(),
  lead_id: v.nullable(text),
});

export type TradeInState = v.InferOutput<typeof tradeInStateSchema>;
