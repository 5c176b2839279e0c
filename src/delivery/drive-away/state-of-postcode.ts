import { isInRange, readPostcodeRange } from '../../values/contact/postcode.ts';
import type { StateName } from './duty.ts';

/** Ranges of Australia Post; what is not within another state's 2000s is New South Wales. */
const ranges: readonly (readonly [StateName, string])[] = [
  ['ACT', '0200-0299'],
  ['NT', '0800-0999'],
  ['ACT', '2600-2618'],
  ['ACT', '2900-2920'],
  ['NSW', '1000-2999'],
  ['VIC', '3000-3999'],
  ['QLD', '4000-4999'],
  ['SA', '5000-5999'],
  ['WA', '6000-6999'],
  ['TAS', '7000-7999'],
  ['VIC', '8000-8999'],
  ['QLD', '9000-9999'],
];

/** The state or territory of a postcode; null for none. A few at the borders reach into two states. */
export function stateOfPostcode(postcode: string): StateName | null {
  const found = ranges.find(([, text]) => {
    const range = readPostcodeRange(text);
    return range !== null && isInRange(postcode, range);
  });
  return found?.[0] ?? null;
}
