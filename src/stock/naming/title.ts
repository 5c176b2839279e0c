import { leadingMake } from './makes.ts';

/** The beginning of a title such as `Pre-Owned 2022 Chevrolet Equinox RS`, before its model. */
export interface TitleStart {
  year: string | null;
  /** The known make after the year, or null. */
  make: string | null;
  /** The text after year and make. */
  rest: string;
}

const condition =
  /^(brand new|certified pre-?owned|pre-?owned|used|new|demo(nstrator)?|certified|nearly new|sold|reserved)[\s:,-]+/i;

/** Splits a title; the year may come first or after a few words. */
export function titleStart(title: string): TitleStart {
  const bare = title.replace(condition, '').replace(condition, '').trim();
  const year = /^\(?((?:19|20)\d{2})\)?(?:\s*[/-]\s*\d{2,4}(?=\s))?\s+/.exec(bare);
  const afterYear = (year === null ? bare : bare.slice(year[0].length)).replace(/^MY\d{2}\s+/i, '');
  const leading = leadingMake(afterYear);
  const later = year === null ? /(?<!\d)((?:19|20)\d{2})(?!\d)/.exec(afterYear)?.[1] : undefined;
  return {
    year: year?.[1] ?? later ?? null,
    make: leading?.make ?? null,
    rest: leading?.rest ?? afterYear,
  };
}
