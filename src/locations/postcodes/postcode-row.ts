import type { Place } from '../../values/place/great-circle.ts';

/** A postcode with the centre of its places. */
export type PostcodeRow = Place & {
  readonly postcode: string;
  /** One of its suburbs. */
  readonly place: string;
  readonly state: string;
};

/** Format of an entry in `au-postcodes.json`: `0800 NT -12.461 130.843 Darwin City`. */
const row = /^(\d{4}) ([A-Z]{2,3}) (-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?) (\S.*)$/;

/** Three decimals are about a hundred metres, which is precise enough for a postcode. */
export function writePostcodeRow({ postcode, state, latitude, longitude, place }: PostcodeRow): string {
  const short = (degrees: number) => String(Math.round(degrees * 1000) / 1000);
  return `${postcode} ${state} ${short(latitude)} ${short(longitude)} ${place}`;
}

/** Null if the text has another format. */
export function readPostcodeRow(text: string): PostcodeRow | null {
  const [, postcode = '', state = '', latitude, longitude, place = ''] = row.exec(text) ?? [];
  if (postcode === '') return null;
  return { postcode, state, latitude: Number(latitude), longitude: Number(longitude), place };
}
