import * as v from 'valibot';
import { text } from './parts.schema.ts';

const described = (what: string) => v.pipe(text, v.description(what));
const heading = v.strictObject({ heading: text, text });

/** The group `screen` of valuation.json: the words of the trade-in, stage by stage. */
export const valuationScreenSchema = v.strictObject({
  stages: v.pipe(
    v.strictObject({ plate: text, car: text, condition: text, contact: text, offer: text }),
    v.description('Names of the stages above the form'),
  ),
  plate: v.strictObject({
    ...heading.entries,
    rego: text,
    state: text,
    submit: text,
    skip: described('Goes on without a number plate'),
  }),
  car: v.strictObject({
    ...heading.entries,
    found: described('Over the car that belongs to the number plate; with {name}'),
    foundText: text,
    year: text,
    make: text,
    model: text,
    badge: text,
    badgeHint: text,
    kms: text,
    finance: described('Whether money is still owing on the car'),
    yes: text,
    no: text,
  }),
  condition: heading,
  contact: v.strictObject({
    ...heading.entries,
    method: text,
    methods: v.strictObject({ Phone: text, Email: text, SMS: text }),
  }),
  offer: v.strictObject({
    ...heading.entries,
    range: described('With {low} and {high}'),
    offer: described('Over the figure that you would pay'),
    call: described('Heading where there is no estimate'),
    accept: described('Button; with {offer}'),
    decline: described('Button beside it: no offer is accepted, somebody calls'),
    send: described('Button where there is no estimate'),
    note: described('Label of the message'),
  }),
  summary: v.strictObject({
    heading: text,
    change: described('Link to a stage that is done'),
    kilometres: described('With {count}'),
  }),
  purchase: v.strictObject({
    heading: described('Over the car that is bought'),
    difference: described('What is left to pay; with {amount}'),
    credit: described('The trade-in is worth more; with {amount}'),
    basis: described('With {price} and {offer}'),
    browse: described('Where no car is chosen: link to the stock; with {cars}'),
    gone: described('The car that was to be bought is sold or unknown'),
  }),
  resume: v.strictObject({
    heading: text,
    text: described('With {name}, the car that was begun with'),
    unnamed: described('Where there is no car yet'),
    resume: text,
    startAgain: text,
  }),
  link: v.strictObject({
    text,
    own: described('The link itself, where there is no script'),
    copy: text,
    copied: text,
  }),
  done: v.strictObject({ heading: text, another: text }),
  working: v.strictObject({
    plate: described('While the number plate is looked up'),
    estimate: described('While the estimate is made'),
    other: text,
  }),
  offline: described('No connection: sent as soon as there is one'),
});
