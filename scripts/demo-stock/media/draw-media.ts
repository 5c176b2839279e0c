import type { DemoMedia, DemoVehicle } from '../demo-vehicle.ts';
import type { Random } from '../random.ts';
import { spinOf, wasSpun } from './spins.ts';

/** A walk-round of each body on the turntable, without sound. */
const filmFolder = '/stock-photos/videos';
/** The film with which the platform's own guide to embedding explains itself: there is no advertisement to be had. */
const guideFilm = 'https://www.youtube.com/embed/M7lc1UVf-VE';
/** One report for all: it says of itself that it is a specimen. */
const specimenReport = '/stock-documents/vehicle-history-specimen.pdf';

/** Turntable, films and history report; drawn last, so that they move no other draw. */
export function drawMedia(random: Random, vehicle: Omit<DemoVehicle, keyof DemoMedia>): DemoMedia {
  const { carType, itemType, isCertified, photos, pictureColour: colour } = vehicle;
  const { body } = vehicle.generation;
  const spin = spinOf({ body, colour, carType, isCertified, photos });
  const isFilmed = spin === null && carType === 'used' && photos.length > 1 && wasSpun(body, colour);
  const hasGuide = random.chance(0.03);
  const isReported = carType === 'used' && itemType !== 'caravan' && (isCertified || random.chance(0.3));
  return {
    spin,
    video: isFilmed ? `${filmFolder}/${body}-${colour}.webm` : null,
    externalVideo: hasGuide && carType === 'new' ? guideFilm : null,
    historyReport: isReported ? specimenReport : null,
  };
}
