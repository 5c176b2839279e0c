import * as v from 'valibot';

const text = v.string();

/** A vehicle as forms show it, with the data that a lender needs. */
const financeCarSchema = v.object({
  ...{ id: text, slug: text, name: text, carType: text, price: text, priceType: text, branch: text },
  ...{ isTestDriveOnly: v.boolean(), isUnavailable: v.boolean() },
  ...{ photo: v.nullable(text), vin: v.nullable(text), nvic: v.nullable(text), year: v.nullable(v.number()) },
  ...{ amount: v.nullable(v.number()), weekly: v.nullable(text), loan: v.nullable(text) },
});

/** Reply of `GET /api/finance/form`: the initial values of the form for a query. */
export const addressStartSchema = v.object({
  car: v.pipe(
    v.nullable(financeCarSchema),
    v.description('The vehicle of the address as it stands now; null for none'),
  ),
  isGone: v.pipe(v.boolean(), v.description('The address names a vehicle that cannot be financed')),
  start: v.pipe(v.record(text, text), v.description('By the names of the fields')),
});

export type AddressStart = v.InferOutput<typeof addressStartSchema>;
