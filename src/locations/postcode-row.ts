import type { Place } from '../values/great-circle.ts';

/** A postcode by the middle of its places. */
export type PostcodeRow = Place & {
  readonly postcode: string;
  /** A suburb of the postcode. */
  readonly place: string;
  readonly state: string;
};

/** `0800 NT -12.461 130.843 Darwin City`: one postcode in `au-postcodes.json`. */
const row = /^(\d{4}) ([A-Z]{2,3}) (-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?) (\S.*)$/;

/** Three decimals are a hundred metres: postcodes are larger. */
export function writePostcodeRow({ postcode, state, latitude, longitude, place }: PostcodeRow): string {
  const short = (degrees: number) => String(Math.round(degrees * 1000) / 1000);
  return `${postcode} ${state} ${short(latitude)} ${short(longitude)} ${place}`;
}

/** Null for a text that is no such row. */
export function readPostcodeRow(text: string): PostcodeRow | null {
  const [, postcode = '', state = '', latitude, longitude, place = ''] = row.exec(text) ?? [];
  if (postcode === '') return null;
  return { postcode, state, latitude: Number(latitude), longitude: Number(longitude), place };
}
