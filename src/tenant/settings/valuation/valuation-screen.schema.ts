import * as v from 'valibot';
import { described, groupFor, textFor } from '../parts.schema.ts';

const heading = v.strictObject({
  heading: textFor('Heading of the stage'),
  text: textFor('Under the heading'),
});

/** valuation.json `screen`: the words of the trade-in, step by step. */
export const valuationScreenSchema = v.strictObject({
  stages: groupFor('Names of the stages above the form', {
    plate: textFor('The number plate'),
    car: textFor('The car'),
    condition: textFor('Its condition'),
    contact: textFor('Who it belongs to'),
    offer: textFor('The offer'),
  }),
  plate: groupFor('The first stage: the number plate', {
    ...heading.entries,
    rego: textFor('Label of the number plate'),
    state: textFor('Label of the state'),
    submit: textFor('Button that looks the car up'),
    skip: textFor('Goes on without a number plate'),
  }),
  car: groupFor('The second stage: which car it is', {
    ...heading.entries,
    found: textFor('Over the car that belongs to the number plate; with {name}'),
    foundText: textFor('Below that: whether it is right'),
    year: textFor('Label of the year'),
    make: textFor('Label of the make'),
    model: textFor('Label of the model'),
    badge: textFor('Label of the badge'),
    badgeHint: textFor('Under the badge: where it is found'),
    kms: textFor('Label of the kilometres'),
    finance: textFor('Whether money is still owing on the car'),
    tradeIn: textFor('Whether the shopper trades the car in, or only sells it'),
    yes: textFor('The answer Yes'),
    no: textFor('The answer No'),
  }),
  condition: described(heading, 'The third stage: its condition'),
  contact: groupFor('The fourth stage: who it belongs to', {
    ...heading.entries,
    method: textFor('Label of how to reach the shopper'),
    methods: groupFor('Ways to reach the shopper', {
      Phone: textFor('By phone'),
      Email: textFor('By e-mail'),
      SMS: textFor('By text message'),
    }),
  }),
  offer: groupFor('The last stage: the estimate and the offer', {
    ...heading.entries,
    range: textFor('With {low} and {high}'),
    offer: textFor('Over the figure that you would pay'),
    call: textFor('Heading where there is no estimate'),
    accept: textFor('Button; with {offer}'),
    decline: textFor('Button beside it: no offer is accepted, somebody calls'),
    send: textFor('Button where there is no estimate'),
    note: textFor('Label of the message'),
  }),
  summary: groupFor('What has been said so far', {
    heading: textFor('Heading of the summary'),
    change: textFor('Link to a stage that is done'),
    kilometres: textFor('With {count}'),
  }),
  purchase: groupFor('The car that is bought with it', {
    heading: textFor('Over the car that is bought'),
    difference: textFor('What is left to pay; with {amount}'),
    credit: textFor('The trade-in is worth more; with {amount}'),
    basis: textFor('With {price} and {offer}'),
    browse: textFor('Where no car is chosen: link to the stock; with {cars}'),
    gone: textFor('The car that was to be bought is sold or unknown'),
  }),
  resume: groupFor('A trade-in that was begun before', {
    heading: textFor('Heading of the notice'),
    text: textFor('With {name}, the car that was begun with'),
    unnamed: textFor('Where there is no car yet'),
    resume: textFor('Button that goes on with it'),
    startAgain: textFor('Button that begins anew'),
  }),
  link: groupFor('The link with which a shopper goes on elsewhere', {
    text: textFor('What it is for'),
    own: textFor('The link itself, where there is no script'),
    copy: textFor('Button that copies it'),
    copied: textFor('After it was copied'),
  }),
  done: groupFor('After it was sent', {
    heading: textFor('Heading of what was sent'),
    another: textFor('Link to another trade-in'),
  }),
  working: groupFor('While something is looked up', {
    plate: textFor('While the number plate is looked up'),
    estimate: textFor('While the estimate is made'),
    other: textFor('While anything else is done'),
  }),
  offline: textFor('No connection: sent as soon as there is one'),
});
