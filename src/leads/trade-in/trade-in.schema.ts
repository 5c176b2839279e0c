import * as v from 'valibot';
import {
  box,
  type FieldTexts,
  optionalChoice,
  optionalEmail,
  optionalFigure,
  optionalKilometres,
  optionalLine,
  optionalMessage,
  optionalPhone,
  optionalPostcode,
  optionalYear,
  phoneField,
  postcodeField,
  requiredChoice,
  requiredLine,
  tickedBox,
} from '../lead-fields.schema.ts';
import { readNumberPlate, readRegoState, regoStates } from './number-plate.ts';
import type { TradeInStage } from './trade-in-stages.ts';

const name = v.nullish(v.pipe(v.string(), v.maxLength(200)), '');

function plateEntries(texts: FieldTexts) {
  return {
    rego: v.pipe(
      optionalLine(texts, 20),
      v.check((rego) => rego === '' || readNumberPlate(rego) !== null, texts.plate),
      v.transform((rego) => readNumberPlate(rego) ?? ''),
    ),
    regoState: v.pipe(
      optionalLine(texts, 20),
      v.check((state) => state === '' || readRegoState(state) !== null, texts.choice),
      v.transform((state) => readRegoState(state) ?? ''),
    ),
  };
}

export const contactMethods = ['Phone', 'Email', 'SMS'] as const;

function yesOrNo(texts: FieldTexts) {
  return optionalChoice(texts, ['Yes', 'No']);
}

/** `POST /api/trade-in`: an optional number plate, and the vehicle that the shopper looks at. */
export function tradeInStartSchema(texts: FieldTexts) {
  return v.object({
    ...plateEntries(texts),
    car_id: name,
    car_slug: name,
    /**
     * A secret created by the browser, from which a retry gets the same token again. Short keys are rejected because
     * they could be guessed.
     */
    idempotency_key: v.optional(v.pipe(v.string(), v.minLength(16, texts.choice), v.maxLength(200))),
  });
}

/**
 * `PUT /api/trade-in/{token}/details`: any of "kms, regoState, rego, name, phone, email, location_id" and the
 * manually entered vehicle (leads and dealer §3). Missing fields keep their value.
 */
export function tradeInDetailsSchema(
  texts: FieldTexts,
  { branches, thisYear }: Pick<StageRules, 'branches' | 'thisYear'>,
) {
  return v.partial(
    v.object({
      ...plateEntries(texts),
      kms: optionalKilometres(texts),
      year: optionalYear(texts, thisYear),
      make: optionalLine(texts, 60),
      model: optionalLine(texts, 60),
      badge: optionalLine(texts, 60),
      name: optionalLine(texts, 100),
      last_name: optionalLine(texts, 100),
      phone: optionalPhone(texts),
      email: optionalEmail(texts),
      postcode: optionalPostcode(texts),
      location_id: optionalChoice(texts, branches),
      PreferredContactMethod: optionalChoice(texts, contactMethods),
      finance: yesOrNo(texts),
      'do-you-have-a-trade-in': yesOrNo(texts),
      message: optionalMessage(texts),
    }),
  );
}

/** Which fields the stages require, and the year in the dealer's time zone, which limits that of the vehicle. */
export type StageRules = {
  readonly branches: readonly string[];
  readonly isBranchAsked: boolean;
  readonly isPostcodeAsked: boolean;
  readonly thisYear: number;
};

/** The subset of the details that one stage asks for, with its required fields. */
export function tradeInStageSchema(stage: TradeInStage, texts: FieldTexts, rules: StageRules) {
  if (stage === 'plate') return v.object(plateEntries(texts));
  if (stage === 'car') return carStageSchema(texts, rules);
  if (stage === 'contact') return contactStageSchema(texts, rules);
  return v.object({ message: optionalMessage(texts) });
}

function carStageSchema(texts: FieldTexts, { thisYear }: StageRules) {
  const isKnown = (figure: number | null) => figure !== null;
  return v.object({
    make: requiredLine(texts, 60),
    model: requiredLine(texts, 60),
    year: v.pipe(optionalYear(texts, thisYear), v.check(isKnown, texts.required)),
    badge: optionalLine(texts, 60),
    kms: v.pipe(optionalKilometres(texts), v.check(isKnown, texts.required)),
    finance: yesOrNo(texts),
    'do-you-have-a-trade-in': yesOrNo(texts),
  });
}

/** The e-mail address is required if that is the preferred contact method. */
function contactStageSchema(texts: FieldTexts, { branches, isBranchAsked, isPostcodeAsked }: StageRules) {
  return v.pipe(
    v.object({
      name: requiredLine(texts, 100, texts.name),
      last_name: optionalLine(texts, 100),
      phone: phoneField(texts),
      email: optionalEmail(texts),
      postcode: isPostcodeAsked ? postcodeField(texts) : optionalPostcode(texts),
      location_id: isBranchAsked ? requiredChoice(texts, branches) : optionalChoice(texts, branches),
      PreferredContactMethod: optionalChoice(texts, contactMethods),
    }),
    v.forward(
      v.partialCheck(
        [['email'], ['PreferredContactMethod']],
        ({ email, PreferredContactMethod: method }) => email !== '' || method !== 'Email',
        texts.email,
      ),
      ['email'],
    ),
  );
}

export type FormRules = StageRules & {
  /** Error message if the terms are not accepted; null if there are none. */
  readonly terms: string | null;
  /** Ids of the questions about the condition. */
  readonly questions: readonly string[];
};

/**
 * The schema of a stage's form: the contact fields, the number plate unless skipped, an answer to each question,
 * and consent to the terms with the offer.
 */
export function tradeInFormSchema(stage: TradeInStage, texts: FieldTexts, rules: FormRules) {
  if (stage === 'plate') {
    const { rego, regoState } = plateEntries(texts);
    return v.object({
      rego: v.pipe(rego, v.nonEmpty(texts.required)),
      regoState: v.pipe(regoState, v.nonEmpty(texts.required)),
    });
  }
  if (stage === 'condition') {
    const answer = requiredLine(texts);
    const answers = Object.fromEntries(rules.questions.map((question) => [question, answer]));
    // A form leaves out radio buttons of which none is chosen; without a message valibot would word that itself.
    return v.object({ adjustmentAnswers: v.optional(v.object(answers, texts.required), {}) });
  }
  if (stage === 'offer') {
    const terms_conditions = rules.terms === null ? box : tickedBox(rules.terms);
    return v.object({ message: optionalMessage(texts), terms_conditions });
  }
  return tradeInStageSchema(stage, texts, rules);
}

const answerName = /^adjustmentAnswers\.([a-z][a-z0-9-]{0,39})$/;

/**
 * `POST /api/trade-in/{token}/adjustments`: `{adjustmentAnswers: {condition: "good"}}`, in a posted form
 * `adjustmentAnswers.condition=good`. Unknown questions are dropped later, according to the dealer's settings.
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

/** Fields specific to the offer stage; consent and page are sent as with every lead. */
export function tradeInOfferEntries(texts: FieldTexts) {
  return {
    offer_accepted: box,
    /** The price displayed to the shopper, in dollars. */
    offer_price: optionalFigure(texts, 0, 10_000_000),
  };
}

const text = v.string();
const figure = v.nullable(v.number());

/** The vehicle to buy with a trade-in; `car_id` may also contain the slug. */
export const carNamesSchema = v.object({ car_id: v.optional(text, ''), car_slug: v.optional(text, '') });

/** The parts of a vehicle that a trade-in displays. `price` is the current price in dollars. */
export const purchaseSchema = v.object({
  ...{ id: text, slug: text, name: text },
  price: figure,
  image: v.nullable(text),
});

export type Purchase = v.InferOutput<typeof purchaseSchema>;

/** The state of a trade-in: the reply of all stages and of `GET /api/trade-in/{token}`. */
export const tradeInStateSchema = v.object({
  rego: text,
  regoState: v.union([v.literal(''), v.picklist(regoStates)]),
  kms: figure,
  /** From the number plate lookup or from the shopper; null if neither is available. */
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
    'do-you-have-a-trade-in': text,
    message: text,
  }),
  adjustmentAnswers: v.record(v.string(), v.string()),
  /** In dollars; null without an estimate. */
  valuation: v.nullable(
    v.object({
      ...{ low: v.number(), high: v.number() },
      /** Number of comparable vehicles; null when a valuation service made the estimate. */
      comparables: figure,
      ...{ basis: text, conditions: text },
    }),
  ),
  /** Why there is no estimate, or what happens next; null when the estimate needs no message. */
  message: v.nullable(text),
  offer_price: figure,
  /** The vehicle to buy; null if none, or if it is no longer on sale. */
  purchase: v.nullable(purchaseSchema),
  offer_accepted: v.boolean(),
  form_completed: v.boolean(),
  lead_id: v.nullable(text),
});

export type TradeInState = v.InferOutput<typeof tradeInStateSchema>;
