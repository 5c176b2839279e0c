import * as v from 'valibot';
import type { FormValues } from '../../../forms/read-form.ts';
import type { FieldError } from '../../../ui/field-error.ts';
import { tickedBox } from '../../lead-fields.schema.ts';
import { tradeInStageSchema } from '../trade-in.schema.ts';
import type { TradeInStage } from '../trade-in-stages.ts';
import type { TradeInFacts } from './trade-in-facts.ts';

type Rules = Pick<TradeInFacts, 'rules' | 'fieldTexts' | 'terms'>;

/**
 * What the function would refuse of a stage, and what the page asks for beside that: the number plate, where the
 * shopper does not go on without one, and an answer to each question. `asked`: names of the fields on the page.
 */
export function checkStage(
  stage: TradeInStage,
  values: FormValues,
  asked: readonly string[],
  { rules, fieldTexts, terms }: Rules,
): FieldError[] {
  const own = { ...rules, isBranchAsked: rules.isBranchAsked && asked.includes('location_id') };
  const { issues = [] } = v.safeParse(tradeInStageSchema(stage, fieldTexts, own), values);
  const refused = issues.map((issue) => ({
    field: String(issue.path?.[0]?.key ?? ''),
    message: issue.message,
  }));
  const errors = [
    ...refused,
    ...missing(stage, values, asked, fieldTexts.required),
    ...unagreed(stage, values, terms),
  ];
  return errors.filter(({ field }, index) => errors.findIndex((other) => other.field === field) === index);
}

function missing(
  stage: TradeInStage,
  values: FormValues,
  asked: readonly string[],
  message: string,
): FieldError[] {
  const needed = stage === 'plate' ? ['rego', 'regoState'] : stage === 'condition' ? asked : [];
  return needed.filter((field) => (values[field] ?? '') === '').map((field) => ({ field, message }));
}

function unagreed(
  stage: TradeInStage,
  values: FormValues,
  { required, message }: Rules['terms'],
): FieldError[] {
  if (stage !== 'offer' || !required) return [];
  const isAgreed = v.is(tickedBox(message), values['terms_conditions']);
  return isAgreed ? [] : [{ field: 'terms_conditions', message }];
}
