import { bodyWord, engineWords, fullName, highlights, kilometres, shortName, upperFirst } from './phrases.ts';
import type { Writer } from './writer.ts';

const standard: Writer = (facts, random) => [
  `${fullName(facts)}.`,
  `${upperFirst(engineWords(facts))}, ${facts.paint}, ${kilometres(facts)}.`,
  `Equipment: ${highlights(facts, random, 6)}.`,
  `Located at our ${facts.city} branch. Transfer to any of our branches can be arranged.`,
];

const used: Writer = (facts, random) =>
  facts.carType !== 'used'
    ? null
    : [
        `Inspected, road-tested and graded by our technicians. ${random.pick(['Full service history on file', 'Service history with two gaps, shown on request', 'Log books present', 'One previous keeper'])}.`,
        `This ${bodyWord(facts)} has ${highlights(facts, random, 4)}.`,
        'Seven-day exchange and clear title guarantee.',
      ];

const fresh: Writer = (facts, random) =>
  facts.carType === 'used'
    ? null
    : [
        `${facts.carType === 'demo' ? 'Demonstrator' : 'New'} ${shortName(facts)} in ${facts.paint}.`,
        `${random.pick(['On the ground', 'Landed and PDI complete', 'In branch stock'])} at ${facts.city}. ${upperFirst(engineWords(facts))} with ${facts.grade.engine?.torqueNm} Nm.`,
        `Includes ${highlights(facts, random, 5)}. Fleet and novated pricing on application.`,
      ];

const grading: Writer = (facts, random) =>
  facts.carType !== 'used'
    ? null
    : [
        `Condition grade ${random.pick(['A', 'A', 'B', 'B', 'C'])}. Bodywork ${random.pick(['very good', 'good', 'good, two stone chips', 'fair, small dent shown in photos'])}; interior ${random.pick(['very good', 'good', 'light wear on driver’s seat'])}; tyres ${random.whole(4, 8)} mm.`,
        `Main equipment: ${highlights(facts, random, 5)}.`,
      ];

const brief: Writer = (facts, random) => [
  `${upperFirst(engineWords(facts))}. ${upperFirst(highlights(facts, random, 4))}.`,
  random.pick([
    'Reserve online, drive within 48 hours.',
    'Video appointment available.',
    'Home test drives within 20 km.',
  ]),
];

const local: Writer = (facts, random) => [
  `${random.pick(['Hi, it is', 'This is', 'You are dealing with'])} ${random.pick(['Priya', 'Hamish', 'Linh', 'Dean', 'Tess', 'Marco', 'Sione', 'Kirra'])} at ${facts.city}. I know this ${facts.generation.model} well, so ask me anything.`,
  `Best bits: ${highlights(facts, random, 3)}. ${upperFirst(kilometres(facts))} on the odometer.`,
];

export const corporateVoices: readonly Writer[] = [standard, used, fresh, local, grading, brief];
