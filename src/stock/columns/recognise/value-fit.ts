import { readDate } from '../../cells/dates.ts';
import { readBody } from '../../cells/specification/body.ts';
import { readCarType } from '../../cells/specification/car-type.ts';
import { simpleColourOf } from '../../cells/specification/colour.ts';
import { readFuel } from '../../cells/specification/fuel.ts';
import { readItemType } from '../../cells/specification/item-type.ts';
import { readTransmission } from '../../cells/specification/transmission.ts';
import { readStatus } from '../../cells/status.ts';
import { splitPlace } from '../../cells/texts/place.ts';
import type { FeedField } from '../feed-fields.ts';

const LONGEST_BADGE = 60;

const recognisers: Partial<Record<FeedField, (text: string) => boolean>> = {
  features: (text) => text.length > LONGEST_BADGE || /[|;\n]|(,.*){3}/.test(text),
  body: (text) => readBody(text).value !== null,
  carType: (text) => readCarType(text).value !== null,
  itemType: (text) => readItemType(text).value !== null,
  status: (text) => readStatus(text).value !== null && readCarType(text).value === null,
  fuel: (text) => readFuel(text).value !== null,
  transmission: (text) => readTransmission(text).value !== null,
  gearCount: (text) => /^\d{1,2}(\s*(sp|speed|gears?))?$/i.test(text.trim()),
  state: (text) => /^(AU-)?(ACT|NSW|NT|QLD|SA|TAS|VIC|WA)$/i.test(text.trim()),
  location: (text) => splitPlace(text).state !== null,
  locationCode: (text) => /\d|^[A-Z]{2,5}$/.test(text) && !/\s/.test(text.trim()),
  registrationExpiry: (text) => readDate(text, 'dmy').value !== null,
  createdAt: (text) => readDate(text, 'dmy').value !== null,
  buildDate: (text) => readDate(text, 'dmy').value !== null,
  year: (text) => /^(19|20)\d\d$/.test(text.trim()),
  interiorColour: (text) => simpleColourOf(text) !== null || /leather|cloth|vinyl|fabric/i.test(text),
  title: (text) => text.length < 120 && /\b(19|20)\d\d\b/.test(text),
  colours: (text) => /^[^/]+\s\/\s[^/]+$/.test(text),
  engineLitres: (text) => /^\d[\d.,]*\s*(l|ltr|litres?|cc|cm3)?$/i.test(text.trim()),
};

/** The share of values that a field could accept, from 0 to 1. */
export function fitOfValues(field: FeedField, values: readonly string[]): number {
  const recognise = recognisers[field];
  if (recognise === undefined || values.length === 0) return 0;
  return values.filter((value) => recognise(value)).length / values.length;
}
