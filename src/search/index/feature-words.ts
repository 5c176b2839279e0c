/**
 * Features for the filter, with the patterns by which feeds name them. Features that nearly every car has (airbags,
 * power windows) are useless as filters, and those of a single feed are not comparable.
 */
const chosenFeatures: readonly (readonly [name: string, written: RegExp])[] = [
  ['Adaptive cruise control', /\b(adaptive|active|radar) cruise/],
  ['Alloy wheels', /\balloys?\b(?!.*\btray\b)/],
  ['Android Auto', /\bandroid auto\b/],
  ['Apple CarPlay', /\b(apple )?car ?play\b/],
  ['Autonomous emergency braking', /\b(aeb|(autonomous|automatic|auto) emergency brak)/],
  ['Blind spot monitoring', /\bblind[- ]spot/],
  ['Bluetooth', /\bbluetooth\b/],
  ['Bull bar', /\b(bull ?bar|nudge bar)\b/],
  ['Canopy', /\bcanopy\b/],
  ['Climate control', /\bclimate (control|air)/],
  ['Cruise control', /\bcruise control\b/],
  ['Head-up display', /\bhead[- ]?up display\b/],
  ['Heated seats', /\b(heated .*seats?|seats?.* heated)\b/],
  ['Keyless entry', /\b(keyless|smart key|proximity key)\b/],
  ['Lane keeping assist', /\blane (keep|departure|assist|trac)/],
  ['Leather seats', /\bleather (seat|trim|upholster|appointed|interior)|\bseats?.* leather\b/],
  ['Parking sensors', /\b(park(ing)?|reverse|reversing) sensors?\b|\bpark(ing)? distance\b/],
  ['Power tailgate', /\b(power|electric|hands[- ]free) (tailgate|liftgate|boot|rear door)\b/],
  [
    'Reversing camera',
    /\b(revers(e|ing)|rear ?view|rear|360|surround)\b.*\bcamera\b|\bcamera\b.*\b(rear|360)\b/,
  ],
  ['Satellite navigation', /\b(sat(ellite)?[- ]?nav|navigation|gps)\b/],
  ['Sunroof', /\b(sun ?roof|moon ?roof|panoramic.* roof|glass roof)\b/],
  ['Tow bar', /\btow ?(bar|ball|pack|hitch)\b/],
  ['Wireless phone charging', /\bwireless (phone |smartphone |device )?charg/],
];

const known = new Map<string, readonly string[]>();

function recognise(feature: string): readonly string[] {
  const seen = known.get(feature);
  if (seen) return seen;
  const text = feature.toLowerCase();
  const names = chosenFeatures.filter(([, written]) => written.test(text)).map(([name]) => name);
  // Feeds repeat the same few hundred texts; limited for a feed that does not.
  if (known.size < 20_000) known.set(feature, names);
  return names;
}

/** The filter's features of a car, in alphabetical order. */
export function filteredFeatures(features: readonly string[]): string[] {
  return [...new Set(features.flatMap(recognise))].sort();
}
