import * as v from 'valibot';
import { count, link, text } from './parts.schema.ts';

const degrees = v.pipe(v.number(), v.minValue(0), v.maxValue(359.99));

/** Addresses of spin pictures are used as the feed gives them: they are made for this size. */
const spinSchema = v.strictObject({
  autoRotate: v.pipe(
    v.boolean(),
    v.description(
      'The car turns once by itself when it comes into view: not on phones, nor for those who want less motion',
    ),
  ),
  autoRotateMs: v.pipe(count(20, 2000), v.description('Milliseconds from frame to frame')),
  pixelsPerFrame: v.pipe(count(1, 200), v.description('How far a finger moves until the next frame shows')),
  framesTurn: v.pipe(
    v.picklist(['left', 'right']),
    v.description('Which way the near side of the car moves from one picture of the supplier to the next'),
  ),
  frontAngle: v.pipe(
    degrees,
    v.description('Angle of the picture that shows the nose; 0 is the first picture, 180 the one half way'),
  ),
  interiorFieldOfView: v.pipe(count(40, 110), v.description('Degrees that the shopper sees at once')),
  interiorHorizon: v.pipe(
    count(0, 100),
    v.description('Where eye level lies in the panorama, percent of its height from the top'),
  ),
  texts: v.strictObject({
    label: v.pipe(text, v.description('{name} is the vehicle')),
    hint: v.pipe(text, v.description('Lies over the picture until it is touched')),
    turnLeft: text,
    turnRight: text,
    play: text,
    pause: text,
    loading: text,
    turned: v.pipe(text, v.description('Read out after each move; {degrees} from the front, {side}')),
    sides: v.strictObject({
      front: text,
      frontRight: text,
      right: text,
      rearRight: text,
      rear: text,
      rearLeft: text,
      left: text,
      frontLeft: text,
    }),
    failed: v.pipe(text, v.description('When most of the pictures do not load')),
    showImages: text,
    retry: text,
    spots: v.pipe(text, v.description('Heading of the list of details')),
    spot: v.pipe(text, v.description('Name of the dot on a detail; {number} of {total}')),
    noScript: v.pipe(text, v.description('Where the car cannot be turned')),
    interiorLabel: v.pipe(text, v.description('{name} is the vehicle')),
    interiorHint: text,
    lookLeft: text,
    lookRight: text,
    looking: v.pipe(text, v.description('Read out after each move; {degrees} to the right, {direction}')),
    directions: v.strictObject({ ahead: text, right: text, back: text, left: text }),
    interiorLoading: text,
    interiorFailed: text,
  }),
});

/** gallery.json: photographs, films and the 360° views of a vehicle's own page. */
export const gallerySchema = v.strictObject({
  views: v.strictObject({
    default: v.pipe(
      v.picklist(['spin', 'images']),
      v.description('What a vehicle with both opens with: the turning car or its photographs'),
    ),
    label: v.pipe(text, v.description('Name of the switch between the views, for screen readers')),
    spin: text,
    images: text,
    interior: text,
  }),
  photos: v.strictObject({
    label: v.pipe(text, v.description('Name of the photographs, for screen readers; {name} is the vehicle')),
    previous: text,
    next: text,
    position: v.pipe(text, v.description('Read out after each move; {index} of {total}')),
    fullscreen: text,
    close: text,
    broken: v.pipe(text, v.description('In place of a photograph that does not load')),
    failed: v.pipe(text, v.description('When the full screen view does not load')),
  }),
  video: v.strictObject({
    label: v.pipe(text, v.description('{name} is the vehicle')),
    play: text,
    contacts: v.pipe(
      text,
      v.includes('{host}', 'a text with {host}: shoppers must know whom their browser will contact'),
      v.description('Stands below the play button of a film on YouTube or Vimeo ({platform}, {host})'),
    ),
  }),
  requestPhotos: v.strictObject({
    show: v.boolean(),
    fewerThan: v.pipe(count(1, 100), v.description('Offered to vehicles with fewer photographs than this')),
    text: v.pipe(text, v.description('Beside the button while there are some photographs; {count}')),
    label: text,
    href: v.pipe(link, v.description('Target; {slug} and {id} stand for the vehicle')),
  }),
  spin: spinSchema,
});

export type GallerySettings = v.InferOutput<typeof gallerySchema>;
