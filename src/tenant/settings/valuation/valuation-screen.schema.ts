import * as v from 'valibot';
import { text } from '../leads/parts.schema.ts';

const described = (what: string) => v.pipe(text, v.description(what));
const heading = v.strictObject({
  heading: v.pipe(text, v.description('Heading of the stage')),
  text: v.pipe(text, v.description('Under the heading')),
});

/** valuation.json `screen`: the words of the trade-in, step by step. */
export const valuationScreenSchema = v.strictObject({
  stages: v.pipe(
    v.strictObject({
      plate: v.pipe(text, v.description('The number plate')),
      car: v.pipe(text, v.description('The car')),
      condition: v.pipe(text, v.description('Its condition')),
      contact: v.pipe(text, v.description('Who it belongs to')),
      offer: v.pipe(text, v.description('The offer')),
    }),
    v.description('Names of the stages above the form'),
  ),
  plate: v.pipe(
    v.strictObject({
      ...heading.entries,
      rego: v.pipe(text, v.description('Label of the number plate')),
      state: v.pipe(text, v.description('Label of the state')),
      submit: v.pipe(text, v.description('Button that looks the car up')),
      skip: described('Goes on without a number plate'),
    }),
    v.description('The first stage: the number plate'),
  ),
  car: v.pipe(
    v.strictObject({
      ...heading.entries,
      found: described('Over the car that belongs to the number plate; with {name}'),
      foundText: v.pipe(text, v.description('Below that: whether it is right')),
      year: v.pipe(text, v.description('Label of the year')),
      make: v.pipe(text, v.description('Label of the make')),
      model: v.pipe(text, v.description('Label of the model')),
      badge: v.pipe(text, v.description('Label of the badge')),
      badgeHint: v.pipe(text, v.description('Under the badge: where it is found')),
      kms: v.pipe(text, v.description('Label of the kilometres')),
      finance: described('Whether money is still owing on the car'),
      tradeIn: described('Whether the shopper trades the car in, or only sells it'),
      yes: v.pipe(text, v.description('The answer Yes')),
      no: v.pipe(text, v.description('The answer No')),
    }),
    v.description('The second stage: which car it is'),
  ),
  condition: v.pipe(heading, v.description('The third stage: its condition')),
  contact: v.pipe(
    v.strictObject({
      ...heading.entries,
      method: v.pipe(text, v.description('Label of how to reach the shopper')),
      methods: v.pipe(
        v.strictObject({
          Phone: v.pipe(text, v.description('By phone')),
          Email: v.pipe(text, v.description('By e-mail')),
          SMS: v.pipe(text, v.description('By text message')),
        }),
        v.description('Ways to reach the shopper'),
      ),
    }),
    v.description('The fourth stage: who it belongs to'),
  ),
  offer: v.pipe(
    v.strictObject({
      ...heading.entries,
      range: described('With {low} and {high}'),
      offer: described('Over the figure that you would pay'),
      call: described('Heading where there is no estimate'),
      accept: described('Button; with {offer}'),
      decline: described('Button beside it: no offer is accepted, somebody calls'),
      send: described('Button where there is no estimate'),
      note: described('Label of the message'),
    }),
    v.description('The last stage: the estimate and the offer'),
  ),
  summary: v.pipe(
    v.strictObject({
      heading: v.pipe(text, v.description('Heading of the summary')),
      change: described('Link to a stage that is done'),
      kilometres: described('With {count}'),
    }),
    v.description('What has been said so far'),
  ),
  purchase: v.pipe(
    v.strictObject({
      heading: described('Over the car that is bought'),
      difference: described('What is left to pay; with {amount}'),
      credit: described('The trade-in is worth more; with {amount}'),
      basis: described('With {price} and {offer}'),
      browse: described('Where no car is chosen: link to the stock; with {cars}'),
      gone: described('The car that was to be bought is sold or unknown'),
    }),
    v.description('The car that is bought with it'),
  ),
  resume: v.pipe(
    v.strictObject({
      heading: v.pipe(text, v.description('Heading of the notice')),
      text: described('With {name}, the car that was begun with'),
      unnamed: described('Where there is no car yet'),
      resume: v.pipe(text, v.description('Button that goes on with it')),
      startAgain: v.pipe(text, v.description('Button that begins anew')),
    }),
    v.description('A trade-in that was begun before'),
  ),
  link: v.pipe(
    v.strictObject({
      text: v.pipe(text, v.description('What it is for')),
      own: described('The link itself, where there is no script'),
      copy: v.pipe(text, v.description('Button that copies it')),
      copied: v.pipe(text, v.description('After it was copied')),
    }),
    v.description('The link with which a shopper goes on elsewhere'),
  ),
  done: v.pipe(
    v.strictObject({
      heading: v.pipe(text, v.description('Heading of what was sent')),
      another: v.pipe(text, v.description('Link to another trade-in')),
    }),
    v.description('After it was sent'),
  ),
  working: v.pipe(
    v.strictObject({
      plate: described('While the number plate is looked up'),
      estimate: described('While the estimate is made'),
      other: v.pipe(text, v.description('While anything else is done')),
    }),
    v.description('While something is looked up'),
  ),
  offline: described('No connection: sent as soon as there is one'),
});
