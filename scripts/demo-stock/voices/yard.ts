import type { Writer } from '../comments.ts';
import { bodyWord, canTow, engineWords, highlights, kilometres, lowerFirst, shortName } from './phrases.ts';

const wear = [
  'Clear coat is going on the roof.',
  'A few car-park dings on the passenger side, priced in.',
  'Driver’s seat bolster is worn. Everything else inside is tidy.',
  'Scuff on the rear bumper, see the photos.',
  'Two tyres are new, the other two have about half left.',
  'Small stone chip in the windscreen, out of the driver’s view.',
  'Aircon is cold, stereo works, all windows go up and down.',
];

const owner: Writer = (facts, random) => [
  `Honest ${bodyWord(facts)}. ${kilometres(facts)}, ${engineWords(facts)}, ${random.pick(['goes well', 'starts first time', 'drives straight', 'no leaks, no lights on the dash'])}.`,
  `${random.pick(wear)} ${random.pick(wear)}`,
  'RWC and 6 months’ rego included. What you see is what you pay.',
];

const plain: Writer = (facts, random) => [
  `${shortName(facts)} with ${highlights(facts, random, 3)}.`,
  `${random.pick(['Log books to about 100,000', 'Timing belt done', 'Traded by an older lady from Noble Park', 'Ex-family car', 'Second owner'])}. ${random.pick(wear)}`,
  'Come for a drive, bring your mechanic, bring your mother-in-law.',
];

const cheap: Writer = (facts, random) =>
  (facts.odometerKm ?? 0) < 150_000
    ? null
    : [
        `Yes, it has ${kilometres(facts)} on it. That is why it costs what it costs.`,
        `${random.pick(['Good first car', 'Good second car', 'Station car', 'Gets you to work'])}. ${random.pick(wear)}`,
        'RWC supplied. Sold with statutory warranty where the law says so, ask us which.',
      ];

const tradie: Writer = (facts, random) =>
  canTow(facts)
    ? [
        `Work truck. ${kilometres(facts)}, has been used and has been looked after. ${random.pick(wear)}`,
        `Tows ${(facts.generation.facts.tow ?? 0) / 1000} tonne. Comes with ${lowerFirst(facts.features.at(-1) ?? 'spare key')}.`,
      ]
    : null;

const lowKilometres: Writer = (facts, random) =>
  (facts.odometerKm ?? 0) > 95_000
    ? null
    : [
        `Only ${kilometres(facts)}. ${random.pick(['One owner from Berwick, always garaged', 'Deceased estate', 'Barely driven since 2020', 'Books stamped every year'])}.`,
        `${facts.paint} outside, clean inside. RWC ready, drive it home today.`,
      ];

export const yardVoices: readonly Writer[] = [owner, plain, cheap, tradie, lowKilometres];
