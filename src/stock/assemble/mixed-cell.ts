import type { BodySlug } from '../../values/vehicle/vehicle-terms.ts';
import { isOther } from '../cells/is-other.ts';
import { readBody } from '../cells/specification/body.ts';
import type { StockState } from '../cells/status.ts';
import { plainLine } from '../cells/texts/plain-text.ts';
import type { RowReader } from './row-reader.ts';

/**
 * One marketplace puts bodies, dealers, phone numbers and stock states into one column; this is what a cell
 * of it holds.
 */
export interface MixedCell {
  bodyText: string | null;
  body: BodySlug | null;
  dealershipName: string | null;
  state: StockState | null;
}

const isBodyOnly =
  /^(suv|hatch(back)?|sedan|wagon|coupe|convertible|commercial|van|bus|ute( \/ tray)?|people mover|cab chassis)$/i;
const empty: MixedCell = { bodyText: null, body: null, dealershipName: null, state: null };

export function readMixedCell(row: RowReader): MixedCell {
  const raw = row.filled('bodyHint')[0]?.text;
  const text = raw === undefined ? null : plainLine(raw);
  if (text === null || isOther(text)) return empty;
  if (isBodyOnly.test(text)) return { ...empty, bodyText: text, body: readBody(text).value };
  if (/\*{3,}/.test(text) || /^[\d\s+()-]{8,}$/.test(text)) {
    row.warn('bodyHint', text, 'left out: is a phone number');
    return empty;
  }
  if (/available to order/i.test(text)) {
    return { ...empty, state: { status: 'coming_soon', isReserved: false, isPreorder: true } };
  }
  if (/^(new|used|demo)?\s*(in stock|dealer ad|private ad)?$/i.test(text)) return empty;
  return { ...empty, dealershipName: text };
}
