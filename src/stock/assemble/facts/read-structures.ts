import * as v from 'valibot';
import { isJsonObject } from '../../../tenant/load/merge-settings.ts';
import { photoNoteSchema, type Vehicle, vehicleSchema } from '../../../vehicle/vehicle.schema.ts';
import { firstNumber } from '../../cells/numbers/number.ts';
import { plainLine } from '../../cells/texts/plain-text.ts';
import type { FeedField } from '../../columns/feed-fields.ts';
import { nestsTooDeep } from '../../read/json/nesting.ts';
import type { RowReader } from '../row-reader.ts';

export type StructuredFacts = Pick<Vehicle, 'hotspots' | 'youxQuote' | 'financeLenders'>;

type Json = Readonly<Record<string, unknown>>;

/** Hotspots, quotes and lenders, which are JSON in feeds. */
export function readStructures(row: RowReader): StructuredFacts {
  return {
    hotspots: checked(row, 'hotspots', vehicleSchema.entries.hotspots, (json) => ({
      exterior: hotspotList(json['exterior']),
      interior: hotspotList(json['interior']),
    })) ?? { exterior: [], interior: [] },
    youxQuote: checked(row, 'youxQuote', vehicleSchema.entries.youxQuote, (json) => ({
      weeklyRepaymentAmount: numberOf(json['weeklyRepaymentAmount']),
      advertisedRatePercent: numberOf(json['advertisedRatePercent'] ?? json['advertisedRate']),
      comparisonRatePercent: numberOf(json['comparisonRatePercent'] ?? json['comparisonRate']),
    })),
    financeLenders: checked(row, 'financeLenders', vehicleSchema.entries.financeLenders, lenders) ?? {},
  };
}

/** A note on a photo, which is counted from 1. */
const feedNoteSchema = v.object({
  photo: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...photoNoteSchema.entries,
});

/** Notes on photos: a JSON list such as `[{"photo": 2, "x": 40, "y": 60, "text": "Scratch"}]`. */
export function readPhotoNotes(row: RowReader): v.InferOutput<typeof feedNoteSchema>[] {
  // A list of one may arrive as a single object.
  const notes = (json: unknown) => (Array.isArray(json) ? json : [json]).map(noteOf);
  const read = row.filled('photoNotes').map(({ text }) => ({ text, json: parseJson(text) }));
  return read.flatMap(({ text, json }) => {
    const result = v.safeParse(v.array(feedNoteSchema), notes(json));
    if (result.success) return result.output;
    row.warn('photoNotes', text, 'left out: is not in the form that it should have');
    return [];
  });
}

function noteOf(note: unknown): unknown {
  if (!isJsonObject(note)) return note;
  const { photo, x, y, text } = note;
  return { photo: numberOf(photo), x: numberOf(x), y: numberOf(y), text: plainLine(String(text ?? '')) };
}

function checked<T>(
  row: RowReader,
  field: FeedField,
  schema: v.GenericSchema<unknown, T>,
  shape: (json: Json) => unknown,
): T | null {
  const text = row.filled(field)[0]?.text;
  if (text === undefined) return null;
  const json = parseObject(text);
  const result = json === null ? null : v.safeParse(schema, shape(json));
  if (result?.success) return result.output;
  row.warn(field, text, 'left out: is not in the form that it should have');
  return null;
}

function parseObject(text: string): Json | null {
  const value = parseJson(text);
  return isJsonObject(value) ? value : null;
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return nestsTooDeep(value) ? null : value;
  } catch {
    return null;
  }
}

function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? firstNumber(value, true) : null;
}

function hotspotList(value: unknown): unknown[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isJsonObject).map((hotspot) => ({
    id: String(hotspot['id'] ?? ''),
    description: plainLine(String(hotspot['description'] ?? '')) ?? '',
    positions: (Array.isArray(hotspot['positions']) ? hotspot['positions'] : [])
      .filter(isJsonObject)
      .map((position) => ({
        activeAngle: numberOf(position['activeAngle']),
        posX: numberOf(position['posX']),
        posY: numberOf(position['posY']),
      })),
  }));
}

function lenders(json: Json): Record<string, unknown> {
  const entries = Object.entries(json).filter((entry): entry is [string, Json] => isJsonObject(entry[1]));
  return Object.fromEntries(entries.map(([provider, lender]) => [provider, lenderOf(lender)]));
}

function lenderOf(lender: Json): Record<string, unknown> {
  return {
    interestRatePercent: numberOf(lender['interestRatePercent'] ?? lender['interestRate']),
    comparisonRatePercent: numberOf(lender['comparisonRatePercent'] ?? lender['comparisonRate']),
    paymentWeek: numberOf(lender['paymentWeek']),
    paymentMonth: numberOf(lender['paymentMonth']),
    deposit: numberOf(lender['deposit']),
    ...termOf(lender),
    balloon: numberOf(lender['balloon']),
    establishmentFees: numberOf(lender['establishmentFees']),
    totalPayable: numberOf(lender['totalPayable']),
    disclaimer: plainLine(String(lender['disclaimer'] ?? ''), 2000),
  };
}

/**
 * "termYears, termMonths, term{N} values (Months, Years)" (stock and vehicle §3). Of numbered terms it is the first one:
 * an entry has one payment, and the lender names the term of that first. The longest would show a lower one.
 */
function termOf(lender: Json): Record<'termYears' | 'termMonths', number | null> {
  const numbers = Object.keys(lender)
    .flatMap((key) => /^term(\d+)(?:Years|Months)$/.exec(key)?.[1] ?? [])
    .sort((one, other) => Number(one) - Number(other));
  const terms = ['', ...numbers].map((number) => ({
    termYears: numberOf(lender[`term${number}Years`]),
    termMonths: numberOf(lender[`term${number}Months`]),
  }));
  const stated = terms.find(({ termYears, termMonths }) => termYears || termMonths);
  return stated ?? { termYears: null, termMonths: null };
}
