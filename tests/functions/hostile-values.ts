import fc from 'fast-check';
import type { JsonSchema } from '#functions/openapi/json-schema.ts';
import { cars } from './two-dealers.ts';

/** Part of every text that tries to become markup or a header. */
export const mark = 'zq1x';

const hostileTexts: readonly string[] = [
  '',
  ' ',
  `<${mark} onx=1><script>${mark}()</script>`,
  `"><${mark}>`,
  `'><${mark}>`,
  `\r\nX-${mark}: 1\r\n\r\n<${mark}>`,
  `/success\r\nX-${mark}: 1`,
  '//stranger.example',
  '/\\stranger.example',
  'https://stranger.example/',
  'javascript:alert(1)',
  "'; DROP TABLE leads; --",
  '" OR 1=1 --',
  "') UNION SELECT token_hash FROM sessions --",
  '%27%20OR%201=1',
  '../../../etc/passwd',
  '..%2f..%2f_settings.json',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff\ud800y',
  '\u202egnp.exe',
  '👩‍👩‍👧‍👦'.repeat(20),
  'Ω≈ç√∫˜µ≤≥÷ 車',
  'a'.repeat(10_000),
  '1e400',
  '-0',
  'NaN',
  '0x10',
  '9'.repeat(400),
  '2026-11-31T25:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '__proto__',
  'constructor',
  'toString',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is what is sent
  '${7*7}',
  '{{7*7}}',
  '{name}',
];

const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      [],
      {},
      -1,
      0,
      1.5,
      1e21,
      -0,
      Number.MAX_SAFE_INTEGER,
      [[]],
      ['a', 7],
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const carSlugs = cars.map(({ slug }) => slug);

/** Plausible values by field name, with which a request passes the first checks. */
const plausible: Readonly<Record<string, readonly unknown[]>> = {
  name: ['Ada'],
  email: ['ada@example.com'],
  phone: ['0412 345 678', '+61 498 765 432'],
  phone_number: ['0412345678'],
  phoneNumber: ['0412345678'],
  postcode: ['4000', '0800'],
  postCode: ['4000'],
  message: ['Is it still there?'],
  car_slug: carSlugs,
  car_id: [...cars.map(({ id }) => id), ...carSlugs],
  booking_at: ['2026-11-21T10:30:00+10:00', '2026-11-21T01:30:00.000Z'],
  from: ['2026-11-20'],
  purchasePrice: [10_000, 30_000, 200_000],
  loanTerm: [1, 3.5, 7],
  year: [2019, '2021'],
  code: ['123456'],
  rego: ['123ABC'],
  regoState: ['QLD'],
  kms: [54_000],
  terms_conditions: [true, 'on', 'true'],
  opt_in: [true, false, 'on'],
  form: ['enquiry', 'contact', 'short', 'test-drive', 'service', 'finance'],
  category: ['General Enquiry', 'Careers Enquiry'],
  location: ['gc', ''],
  firstName: ['Ada'],
  lastName: ['Lovelace'],
  selfAssessedCreditScore: ['GREAT', 'DECENT', 'POOR'],
  adjustmentAnswers: [{}, { service_history: 'full' }],
  redirect: ['/success', '/cars/corolla-7'],
  page: ['/sign-in'],
  url: ['/cars/corolla-7'],
  path: ['/cars/corolla-7'],
  dealer: ['city-motors'],
  at: ['2026-11-20T10:00:00Z'],
};

/** Values that match a schema except for one or two hostile parts, and so get further than random ones. */
export function nearly(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.tuple(fitting(schema), slips).map(([value, made]) => made.reduce(withSlip, value)),
    },
    { weight: 1, arbitrary: hostileValue },
  );
}

/** A valid value with one or two parts replaced by hostile ones. */
export function nearlyThe(example: unknown): fc.Arbitrary<unknown> {
  return slips.map((made) => made.reduce(withSlip, example));
}

/** Index of the part, and its replacement. */
const slips = fc.array(fc.tuple(fc.nat({ max: 30 }), hostileValue), { maxLength: 2 });

function withSlip(value: unknown, [position, slip]: readonly [number, unknown]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const name = names[position % Math.max(1, names.length)];
  if (name === undefined) return value;
  const part: unknown = Reflect.get(value, name);
  // In half of the cases descends into the part, if it has parts itself.
  const isDeep = position % 2 === 0 && typeof part === 'object' && part !== null;
  return { ...value, [name]: isDeep ? withSlip(part, [position >> 1, slip]) : slip };
}

/** A plausible value for a schema, from the schema and the field's name. */
function fitting(schema: JsonSchema | boolean, name = ''): fc.Arbitrary<unknown> {
  const known = plausible[name];
  if (known) return fc.constantFrom(...known);
  if (typeof schema === 'boolean') return fc.constantFrom<unknown>('', null, {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(fc.constantFrom('/', 'Brakes'), { maxLength: 3 });
    case 'number':
      return fc.integer({ min: 0, max: 300_000 });
    case 'integer':
      return fc.integer();
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return fc.constantFrom('', 'Lovelace', 'x y', "<b>O'Brien & söner</b> 車");
    default:
      return fc.constantFrom<unknown>('', 'on', null, true);
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<object> {
  const values = Object.entries(properties).map(([name, schema]) => [name, fitting(schema, name)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: required });
}

export { hostileText, hostileValue };
