import type { Random } from '../random.ts';
import {
  aBody,
  bodyWord,
  canTow,
  engineWords,
  highlights,
  kilometres,
  lowerFirst,
  shortName,
} from './phrases.ts';
import type { Writer } from './writer.ts';

const wear = [
  'Clear coat is going on the roof.',
  'A few car-park dings on the passenger side, priced in.',
  'Driver’s seat bolster is worn. Everything else inside is tidy.',
  'Scuff on the rear bumper, see the photos.',
  'Two tyres are new, the other two have about half left.',
  'Small stone chip in the windscreen, out of the driver’s view.',
  'Aircon is cold, stereo works, all windows go up and down.',
  'Headlights polished, they had gone yellow.',
  'Left mirror casing is off another car. Works fine, wrong silver.',
  'New battery last month.',
  'Brakes done front and rear, receipts in the glovebox.',
  'Carpet has a coffee history. Mats included.',
  'Cloth is clean, nobody smoked in it.',
  'Key-fob case is cracked, spare is perfect.',
];

const endings = [
  'RWC and rego included. What you see is what you pay.',
  'RWC comes with it.',
  'Come for a drive, bring your mechanic, bring your mother-in-law.',
  'Price is the price. It was low before you asked.',
  'Ring Con, he answers.',
  'Drive-away in an hour if the paperwork is in your pocket.',
  'Trade-ins welcome, even ugly ones.',
  'We can hold it a day for a hundred dollars.',
  'No finance tricks here. Bring a bank cheque or use your own lender.',
  'Clear title, certificate on the desk.',
];

const pasts = [
  'Log books to about 100,000',
  'Timing belt or chain checked',
  'Traded by an older lady from Noble Park',
  'Ex-family car',
  'Second owner',
  'Came to us from the dealer up the road',
  'Uni student’s car, parents paid for the servicing',
  'Owned by a baker, so it did its miles before sunrise',
];

const ending = (random: Random) => random.pick(endings);

const owner: Writer = (facts, random) => [
  `Honest ${bodyWord(facts)}. ${kilometres(facts)}, ${engineWords(facts)}, ${random.pick(['goes well', 'starts first time', 'drives straight', 'no leaks, no lights on the dash'])}.`,
  listedWear(random),
  ending(random),
];

const plain: Writer = (facts, random) => [
  `${shortName(facts)} with ${highlights(facts, random, 3)}.`,
  `${random.pick(pasts)}. ${random.pick(wear)}`,
  ending(random),
];

const short: Writer = (facts, random) => [
  `${random.pick(pasts)}. ${kilometres(facts)}. ${random.pick(wear)} ${ending(random)}`,
];

const thuy: Writer = (facts, random) => [
  `Thuy here. I drove this one home last week: ${random.pick(['nothing rattles', 'good on fuel', 'smooth box, quiet on the Monash', 'parks in nothing', 'pulls better than it looks'])}.`,
  `It is ${aBody(facts)} with ${highlights(facts, random, 2)}. ${random.pick(wear)}`,
];

const cheap: Writer = (facts, random) =>
  (facts.odometerKm ?? 0) < 170_000
    ? null
    : [
        `Yes, it has ${kilometres(facts)} on it. That is why it costs what it costs.`,
        `${random.pick(['Good first car', 'Good second car', 'Station car', 'Gets you to work'])}. ${random.pick(wear)}`,
        ending(random),
      ];

const tradie: Writer = (facts, random) =>
  canTow(facts)
    ? [
        `Work truck. ${kilometres(facts)}, has been used and has been looked after. ${random.pick(wear)}`,
        `Tows ${(facts.generation.facts.tow ?? 0) / 1000} tonne. Comes with ${lowerFirst(facts.features.at(-1) ?? 'spare key')}.`,
      ]
    : null;

const lowKilometres: Writer = (facts, random) =>
  (facts.odometerKm ?? 0) > 105_000
    ? null
    : [
        `Only ${kilometres(facts)}. ${random.pick(['One owner from Berwick, always garaged', 'Deceased estate', 'Barely driven since 2020', 'Books stamped every year'])}.`,
        `${facts.paint} outside, clean inside. ${ending(random)}`,
      ];

function listedWear(random: Random): string {
  return random.shuffled(wear).slice(0, 2).join(' ');
}

export const yardVoices: readonly Writer[] = [owner, plain, short, thuy, cheap, tradie, lowKilometres];
