import { type PostcodeRange, readPostcodeRange } from '../../values/contact/postcode.ts';
import { formatPath, type SettingPath } from '../problem.ts';
import type { CrossCheck } from './cross-check.ts';

interface Placed extends PostcodeRange {
  readonly path: SettingPath;
  readonly text: string;
}

/** Each postcode has one price: a range must ascend, and ranges must not overlap. */
export const checkDeliveryRegions: CrossCheck = ({ delivery }) => {
  const placed = (delivery?.regions ?? []).flatMap(({ postcodes }, region) =>
    postcodes.flatMap((text, index): Placed[] => {
      const range = readPostcodeRange(text);
      return range === null ? [] : [{ ...range, text, path: ['regions', region, 'postcodes', index] }];
    }),
  );
  const about = ({ path, text }: Placed, wrong: string, nearest?: string) => ({
    subject: 'delivery',
    path,
    message: `${formatPath(path)} is "${text}"${wrong}`,
    found: JSON.stringify(text),
    nearest,
  });
  const backwards = placed.filter(({ from, to }) => from > to);
  return [
    ...backwards.map((range) =>
      about(range, '; a range starts with its lower postcode.', JSON.stringify(`${range.to}-${range.from}`)),
    ),
    ...overlaps(placed.filter((range) => !backwards.includes(range))).map(([range, other]) =>
      about(range, `, which overlaps ${formatPath(other.path)}, "${other.text}".`),
    ),
  ];
};

/** Each range that overlaps an earlier one, with that one. */
function overlaps(ranges: readonly Placed[]): [Placed, Placed][] {
  return ranges.flatMap((range, index): [Placed, Placed][] => {
    const other = ranges.slice(0, index).find(({ from, to }) => from <= range.to && range.from <= to);
    return other === undefined ? [] : [[range, other]];
  });
}
