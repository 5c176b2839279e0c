import { engineWords, fullName, highlights, kilometres, shortName, upperFirst } from './phrases.ts';
import { sentences } from './sentences.ts';
import type { Writer } from './writer.ts';

const { riddenBikes, newBikes, workedTrucks, newTrucks } = sentences.leisure;

const caravanTour: Writer = (facts, random) => {
  const measures = facts.grade.caravan;
  if (measures === null) return null;
  return [
    `The ${facts.generation.model} ${facts.grade.badge} ${random.pick(['is made for slow roads and long weekends', 'has everything for the big lap', 'tows straight and sets up in ten minutes'])}: ${measures.lengthFt} ft, sleeps ${measures.sleeps}, ${measures.tareKg.toLocaleString('en-AU')} kg tare.`,
    `On board: ${highlights(facts, random, 6)}.`,
    random.pick([
      'A two-hour handover comes with every van. Bring your tow vehicle and we set up hitch and brakes.',
      'Our own people have camped in one. Ask them.',
      'Weighbridge certificate on request.',
    ]),
  ];
};

const usedCaravan: Writer = (facts, random) =>
  facts.grade.caravan === null || facts.carType !== 'used'
    ? null
    : [
        `${fullName(facts)}, ${random.pick(['one retired couple from new', 'kept under a carport', 'two trips up the Birdsville and home again'])}. Moisture-tested on every seam.`,
        `Tare ${facts.grade.caravan.tareKg} kg, ATM ${facts.grade.caravan.atmKg} kg, ${facts.grade.caravan.axle.toLowerCase()} axle. ${random.pick(['Awning canvas has been replaced', 'Bearings repacked and brakes adjusted', 'New batteries this year'])}.`,
        `Comes with ${highlights(facts, random, 5)}.`,
      ];

const rider: Writer = (facts, random) =>
  facts.itemType !== 'motorcycle'
    ? null
    : [
        `${random.pick([facts.carType === 'new' ? 'First one in the state' : 'Ridden by one of us last Sunday', 'A bike that makes you take the long way home', 'Light, willing and easy to like', 'Comes alive above 6,000'])}. ${shortName(facts)} with ${kilometres(facts)}.`,
        `${random.pick(facts.carType === 'used' ? riddenBikes : newBikes)}. It has ${highlights(facts, random, 3)}.`,
      ];

const haulage: Writer = (facts, random) =>
  facts.itemType !== 'truck'
    ? null
    : [
        `${fullName(facts)} ready for work. ${upperFirst(engineWords(facts))}, ${kilometres(facts)}.`,
        `${random.pick(facts.carType === 'used' ? workedTrucks : newTrucks)}. Body and extras: ${highlights(facts, random, 3)}.`,
        'ABN holders: ask for the low-doc finance terms.',
      ];

const towCar: Writer = (facts, random) =>
  facts.itemType !== 'car'
    ? null
    : [
        `A tow car we would trust with our own van: ${fullName(facts)}, ${kilometres(facts)}, ${facts.generation.facts.tow?.toLocaleString('en-AU')} kg braked.`,
        `${random.pick(['Towed a camper twice', 'Brake controller wired in', `Serviced in our ${facts.city} workshop since new`])}. It has ${highlights(facts, random, 4)}.`,
      ];

const subscriber: Writer = (facts, random) =>
  facts.subscriptionPerWeek === null
    ? null
    : [
        `You can have it by the week. The weekly price covers registration, insurance, servicing and roadside assistance.`,
        `${shortName(facts)} in ${facts.paint}, ${kilometres(facts)}, with ${highlights(facts, random, 3)}.`,
      ];

export const leisureVoices: readonly Writer[] = [
  caravanTour,
  usedCaravan,
  rider,
  haulage,
  towCar,
  subscriber,
];
