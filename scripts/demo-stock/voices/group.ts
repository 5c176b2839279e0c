import { aBody, canTow, engineWords, fullName, highlights, kilometres, shortName } from './phrases.ts';
import type { Writer } from './writer.ts';

const salesDesk: Writer = (facts, random) =>
  facts.carType !== 'used'
    ? null
    : [
        `${fullName(facts)} in ${facts.paint}, ${random.pick(['one of our own trade-ins', 'traded here by its owner', 'just through our workshop'])} with ${kilometres(facts)} on the clock.`,
        `It comes with ${highlights(facts, random, 4)}. The ${engineWords(facts)} ${random.pick(['pulls cleanly and has been serviced on the book', 'is quiet and willing', 'does its work without fuss'])}.`,
        random.pick([
          'Every used car passes our 110-point check and comes with a clear title.',
          'Clear title, two keys and books. Finance can be arranged on the spot.',
          'We welcome trade-ins, also without an appointment.',
        ]),
      ];

const coastal: Writer = (facts, random) =>
  facts.carType !== 'used'
    ? null
    : [
        `Looking for ${aBody(facts)} that just works? This ${shortName(facts)} has done ${kilometres(facts)} and it shows how well it was kept.`,
        canTow(facts)
          ? `Rated to tow ${facts.generation.facts.tow?.toLocaleString('en-AU')} kg braked, so the boat or the van can come along.`
          : `Easy to park, easy to live with, and ${random.pick(['light on fuel', 'roomier than it looks', 'good on a long run to the coast'])}.`,
        `Highlights: ${highlights(facts, random, 5)}.`,
        'Not near us? We send a walk-around video the same day and deliver along the whole coast.',
      ];

const workshop: Writer = (facts, random) =>
  facts.carType !== 'used'
    ? null
    : [
        `${random.pick(['Our workshop went over this one and found', 'The checklist says', 'What the technician wrote:'])} ${random.pick(['new front pads, fresh oil and filters, nothing else needed', 'two tyres and a battery, both now new', 'clean underneath, no leaks, even tread', 'a scratch on the left rear door, left as it is and in the photos'])}.`,
        `${shortName(facts)}, ${kilometres(facts)}, ${facts.paint}. Notable: ${highlights(facts, random, 3)}.`,
      ];

const family: Writer = (facts, random) =>
  facts.carType !== 'used' || facts.generation.facts.seats === 2
    ? null
    : [
        `${random.pick(['School run on Monday, beach on Saturday', 'Takes the prams, the boards and the dog', 'Ready for the Bruce Highway', 'A car nobody in the house will argue about'])}: ${fullName(facts)} with ${kilometres(facts)}.`,
        `You will use ${highlights(facts, random, 4)} every day.`,
        random.pick([
          'Service book stamped to date.',
          'Two keys, manuals and a full tank.',
          'Part-exchange? Send us four photos.',
        ]),
      ];

const newCar: Writer = (facts, random) =>
  facts.carType !== 'new'
    ? null
    : [
        `${random.pick(['In stock now', 'On the floor and ready to register', 'Available for immediate delivery'])}: the ${shortName(facts)} in ${facts.paint}.`,
        `Its ${engineWords(facts)} makes ${facts.grade.engine?.powerKw} kW and ${facts.grade.engine?.torqueNm} Nm. Standard equipment includes ${highlights(facts, random, 5)}.`,
        'Price is drive away for private buyers, with registration, CTP, stamp duty and dealer delivery. Full manufacturer’s warranty.',
      ];

const demonstrator: Writer = (facts, random) =>
  facts.carType !== 'demo'
    ? null
    : [
        `Driven by ${random.pick(['our sales team', 'the dealer principal', 'customers on test drives'])} and now for sale: ${shortName(facts)} with ${kilometres(facts)}.`,
        `The balance of the new-car warranty runs on. You get ${highlights(facts, random, 4)} for less than a car from the docks.`,
      ];

const brief: Writer = (facts, random) => [
  `${fullName(facts)} finished in ${facts.paint} with ${highlights(facts, random, 3)}.`,
  random.pick([
    'Call or message us to arrange a drive.',
    'Come past on a Saturday, we are open.',
    'Ask for a video walk-around, we film it the same day.',
    'It can be brought to any of our branches for you to see.',
  ]),
];

export const groupVoices: readonly Writer[] = [
  salesDesk,
  coastal,
  workshop,
  family,
  newCar,
  demonstrator,
  newCar,
  brief,
];
