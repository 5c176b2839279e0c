import type { DemoVehicle } from './demo-vehicle.ts';
import type { Random } from './random.ts';

export type DemoPast = Pick<DemoVehicle, 'owners' | 'keys' | 'serviceHistory' | 'writtenOff' | 'photoNotes'>;

const nothingKnown: DemoPast = {
  owners: null,
  keys: null,
  serviceHistory: null,
  writtenOff: null,
  photoNotes: [],
};

/** Marks that a buyer should know of; places in percent of the pictures in public/stock-photos. */
const marks = [
  {
    photo: 2,
    x: 38,
    y: 58,
    text: 'Scratch on the door, as long as a finger. It does not go through the paint.',
  },
  { photo: 2, x: 73, y: 74, text: 'Kerb marks on the rear wheel.' },
  { photo: 3, x: 82, y: 73, text: 'Scuff on the edge of the rear bumper.' },
  { photo: 1, x: 42, y: 52, text: 'Two stone chips on the bonnet, touched up.' },
] as const;

/** What the dealer knows of a used car's past. Drawn last, so that its random numbers change nothing else. */
export function drawPast(random: Random, vehicle: Omit<DemoVehicle, keyof DemoPast>): DemoPast {
  const { carType, itemType, ageYears, photos } = vehicle;
  if (carType !== 'used' || itemType === 'caravan' || random.chance(0.25)) return nothingKnown;
  const isOneOwner = random.chance(ageYears < 4 ? 0.75 : 0.3);
  const isMarked = photos.length > 3 && random.chance(0.12);
  return {
    owners: isOneOwner ? 1 : random.whole(2, ageYears < 6 ? 2 : 4),
    keys: random.chance(0.8) ? 2 : 1,
    serviceHistory: random.weighted(
      ['Full', 'Part', null],
      (book) => ({ Full: 7, Part: 2 })[book ?? ''] ?? 1,
    ),
    writtenOff: random.chance(0.9) ? 'No' : null,
    photoNotes: isMarked ? random.shuffled(marks).slice(0, random.whole(1, 2)) : [],
  };
}
