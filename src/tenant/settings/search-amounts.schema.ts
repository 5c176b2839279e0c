import * as v from 'valibot';
import { text } from './parts.schema.ts';

const words = (description: string, example: string) =>
  v.pipe(v.nullable(text), v.description(`${description}, separated by commas`), v.examples([example]));

/** search.json `typedAmounts`: words for amounts in another language than English. */
export const typedAmountsSchema = v.strictObject({
  max: words('Words before or behind an amount that make it the highest', '以下，不超过'),
  min: words('Words before or behind an amount that make it the lowest', '以上，至少'),
  to: words('Words between the lowest amount and the highest', '到，至'),
  thousand: words('Words behind a number of thousands', '千'),
  tenThousand: words('Words behind a number of ten thousands', '万'),
  dollars: words('Words behind a price', '元，澳元'),
  week: words('Words before or behind a price for a week', '每周'),
  km: words('Words behind kilometres', '公里'),
  year: words('Words behind a year', '年'),
});
