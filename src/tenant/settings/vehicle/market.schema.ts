import * as v from 'valibot';
import { described, groupFor, switchFor, textFor } from '../parts.schema.ts';

const plugin = v.strictObject({
  name: described(v.picklist(['Autogauge', 'Car Analysis']), 'The valuation, as the supplier calls it'),
  script: described(
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(/^https:\/\/[^\s"'<>\\]+$/, 'an address such as "https://vendor.example/embed.js"'),
      ),
    ),
    "Address of the supplier's script, which may load from, ask and frame its own host; null: the price comparison below stands for Autogauge, and nothing for others",
  ),
});

/** market.json: how a price compares with similar vehicles (specification: stock and vehicle §3, §5). */
export const marketSchema = v.strictObject({
  priceComparison: groupFor('The price among those of comparable vehicles', {
    show: switchFor(
      'Compare the price of vehicles that are in stock, dearer than $200 and not reserved with what other dealers of the platform ask, where enough of them sell the like. false: nothing is said of the market beside a price',
    ),
    source: described(
      v.picklist(['network', 'feed', 'service']),
      'Who compares: "network" is what the dealers of the platform ask, looked at with each new feed and once a day; "feed" is the state average that the feed gives, on reserved vehicles too, and nothing is said of other dealers’ prices; "service" is the valuation service of the platform, asked while a page is read, so that cards and the place beside the price say nothing of the market',
    ),
    heading: textFor('Heading of the comparison'),
    below: textFor(
      'Beside a cheaper vehicle; {amount} is the difference, {count} how many {cars} it is compared with',
    ),
    at: textFor('The price is the middle one; with {count} and {cars}'),
    above: textFor(
      'Beside a dearer vehicle; {amount} is the difference, {count} how many {cars} it is compared with',
    ),
    basis: textFor('What was compared, with {make}, {model}, {years} and {kilometres}'),
    basisNew: textFor('The same for new vehicles, with {make}, {model} and {years}'),
    sameBadge: textFor(
      'Only vehicles with the badge of this one are compared; with {badge}, {car} and {cars}',
    ),
    average: textFor(
      'In place of a comparison where only the feed knows a market average; with {amount}, {average} and {cars}',
    ),
    thisCar: textFor('Beside the price of this vehicle on the scale'),
    lowest: textFor('Lower end of the scale, with {price}'),
    highest: textFor('Upper end of the scale, with {price}'),
    scaleNote: textFor('Small print that says what the scale leaves out'),
    disclaimer: textFor('Small print below every comparison'),
  }),
  valuation: groupFor('Words around a valuation by a supplier', {
    heading: textFor('Above the valuation; {name} is the valuer'),
    button: textFor('Loads it where the shopper has not agreed to such content yet'),
    notice: textFor('Beside the button; {host} is where it loads from'),
    loading: textFor('While it loads'),
    failed: textFor('When nothing came; the button above it tries again'),
  }),
  plugins: described(
    v.array(plugin),
    'Valuations by suppliers, on pages of vehicles that are in stock, dearer than $200 and not reserved',
  ),
});
