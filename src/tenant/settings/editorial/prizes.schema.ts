import * as v from 'valibot';
import {
  count,
  described,
  distinct,
  groupFor,
  instant,
  rateLimit,
  reference,
  slug,
  switchFor,
  text,
  textFor,
} from '../parts.schema.ts';

/** Pairs of theme.json whose contrast is checked, so that every prize is readable. */
const prizeColours = ['accent', 'ink', 'header', 'footer', 'surface'] as const;

const prize = v.strictObject({
  id: described(slug, 'Never changes while the campaign runs: it counts how many are gone', 'free-service'),
  name: described(v.pipe(text, v.maxLength(28)), 'On the wheel, in a few letters', 'Free service'),
  text: textFor('What the winner reads', 'A logbook service in our workshop, on the house.'),
  weight: described(
    count(1, 1_000_000),
    'How likely it is against the others: 10 comes ten times as often as 1',
  ),
  stock: described(v.nullable(count(0, 1_000_000)), 'How many there are; null: no end'),
  wins: described(v.optional(v.boolean(), true), 'False for "Better luck next time": no code'),
  colour: described(v.picklist(prizeColours), 'Of theme.json, for its part of the wheel'),
});

/**
 * prizes.json: spin to win (leads and dealer §2, §6). A signed-in shopper turns the wheel once per campaign.
 */
export const prizesSchema = v.strictObject({
  show: switchFor('The page is there, where shoppers can sign in'),
  campaign: described(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens, such as "spring-2026"'),
    ),
    'Everybody may turn the wheel once in each: a new name lets all turn it again',
  ),
  window: groupFor('From when and until when the wheel turns; null leaves that side open', {
    start: described(v.nullable(instant), 'When it begins'),
    expiry: described(v.nullable(instant), 'When it ends'),
  }),
  prizes: described(distinct('id', v.pipe(v.array(prize), v.maxLength(16))), 'Clockwise from the top'),
  showOdds: switchFor('Say on the page how likely each prize is'),
  permits: described(
    v.array(text),
    'Authority numbers of the trade promotion, such as "ACT Permit No. TP 26/01234"',
    ['ACT Permit No. TP 26/01234'],
  ),
  terms: described(v.array(text), 'Terms and conditions, a paragraph each, always on the page'),
  perAddress: described(rateLimit(1_000_000), 'How often one internet address may turn the wheel'),
  textMessage: described(
    v.nullable(text),
    "Sent to the winner's phone, with {prize}, {code} and {dealer}; null: no message",
  ),
  lead: described(
    v.nullable(
      v.strictObject({
        category: described(reference, 'Category of the lead'),
        message: textFor('What the dealer is sent; {prize} is what was won, {code} that of the shopper'),
      }),
    ),
    'What the dealer is told of each winner; null: nothing',
  ),
  texts: groupFor('The words of the page', {
    heading: textFor('Heading of the page'),
    intro: textFor('Under the heading; {dealer} is the name of the dealer'),
    wheel: textFor('What the wheel is called, for those who do not see it'),
    prizes: textFor('Heading of the list of prizes'),
    odds: textFor('In the list of prizes; {percent} is the chance of one'),
    soldOut: textFor('Beside a prize of which none is left'),
    spin: textFor('Button that turns the wheel'),
    spinning: textFor('While it turns'),
    free: textFor('Beside the button: no purchase is needed'),
    won: textFor('Heading of what was won, with {prize}'),
    notWon: textFor('Heading where nothing was won'),
    code: textFor('Over the code of the prize'),
    redeem: textFor('How the prize is had, with {dealer}'),
    already: textFor('To whoever has turned the wheel before'),
    notYet: textFor('Before the campaign, with {date}'),
    over: textFor('After the campaign'),
    noneLeft: textFor('All prizes are gone'),
    until: textFor('Behind the line that it costs nothing; {date} is the last day of the wheel'),
    failed: textFor('When the wheel could not be turned'),
    terms: textFor('Heading of the terms'),
    stock: textFor('Link to the stock'),
    directions: textFor('Link to the way to the branch'),
  }),
});

export type PrizeSettings = v.InferOutput<typeof prizesSchema>;
export type Prize = PrizeSettings['prizes'][number];
