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
import { sentences } from './sentences.ts';
import type { Writer } from './writer.ts';

const { wear, endings, pasts } = sentences.yard;
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
