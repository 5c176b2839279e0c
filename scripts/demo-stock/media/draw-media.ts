import type { DemoMedia, DemoVehicle } from '../demo-vehicle.ts';
import type { DemoPast } from '../past.ts';
import type { Random } from '../random.ts';
import { hasSpin, spinOf } from './spins.ts';

/** A silent walk-around video of each shape that has a spin. */
const FILM_FOLDER = '/stock-photos/videos';
/** YouTube's own sample video for embedding, instead of an advertisement. */
const GUIDE_FILM = 'https://www.youtube.com/embed/M7lc1UVf-VE';
/** The same report for every vehicle; it is marked as a specimen. */
const SPECIMEN_REPORT = '/stock-documents/vehicle-history-specimen.pdf';

/** Spin, videos and history report. Called late, so that its random numbers do not change any other draw. */
export function drawMedia(
  random: Random,
  vehicle: Omit<DemoVehicle, keyof DemoMedia | keyof DemoPast>,
): DemoMedia {
  const { carType, itemType, isCertified, photos, pictureColour: colour } = vehicle;
  const { shape } = vehicle;
  const spin = spinOf({ shape, colour, carType, isCertified, photos });
  const isFilmed = spin === null && carType === 'used' && photos.length > 1 && hasSpin(shape, colour);
  const hasGuide = random.chance(0.03);
  const isReported = carType === 'used' && itemType !== 'caravan' && (isCertified || random.chance(0.3));
  return {
    spin,
    video: isFilmed ? `${FILM_FOLDER}/${shape}-${colour}.webm` : null,
    externalVideo: hasGuide && carType === 'new' ? GUIDE_FILM : null,
    historyReport: isReported ? SPECIMEN_REPORT : null,
  };
}
