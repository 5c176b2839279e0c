import * as v from 'valibot';
import { count, link, text } from '../leads/parts.schema.ts';

const degrees = v.pipe(v.number(), v.minValue(0), v.maxValue(359.99));

/** Spin images are used at the feed's address: they have this size already. */
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
  texts: v.pipe(
    v.strictObject({
      label: v.pipe(text, v.description('Spoken name of the pictures that turn; {name} is the vehicle')),
      hint: v.pipe(text, v.description('Lies over the picture until it is touched')),
      turnLeft: v.pipe(text, v.description('Button, for screen readers')),
      turnRight: v.pipe(text, v.description('Button, for screen readers')),
      play: v.pipe(text, v.description('Button that turns the car once')),
      pause: v.pipe(text, v.description('Button that stops it')),
      loading: v.pipe(text, v.description('While the pictures load')),
      turned: v.pipe(text, v.description('Read out after each move; {degrees} from the front, {side}')),
      sides: v.pipe(
        v.strictObject({
          front: v.pipe(text, v.description('Seen from the front')),
          frontRight: v.pipe(text, v.description('Seen from the front and the right')),
          right: v.pipe(text, v.description('Seen from the right')),
          rearRight: v.pipe(text, v.description('Seen from behind and the right')),
          rear: v.pipe(text, v.description('Seen from behind')),
          rearLeft: v.pipe(text, v.description('Seen from behind and the left')),
          left: v.pipe(text, v.description('Seen from the left')),
          frontLeft: v.pipe(text, v.description('Seen from the front and the left')),
        }),
        v.description('What the sides of the car are called, in {side} above'),
      ),
      failed: v.pipe(text, v.description('When most of the pictures do not load')),
      showImages: v.pipe(text, v.description('Button that shows the photographs instead')),
      retry: v.pipe(text, v.description('Button that loads the pictures again')),
      spots: v.pipe(text, v.description('Heading of the list of details')),
      spot: v.pipe(text, v.description('Name of the dot on a detail; {number} of {total}')),
      noScript: v.pipe(text, v.description('Where the car cannot be turned')),
      interiorLabel: v.pipe(text, v.description('Spoken name of the view inside; {name} is the vehicle')),
      interiorHint: v.pipe(text, v.description('Lies over the interior until it is touched')),
      lookLeft: v.pipe(text, v.description('Button in the interior, for screen readers')),
      lookRight: v.pipe(text, v.description('Button in the interior, for screen readers')),
      looking: v.pipe(text, v.description('Read out after each move; {degrees} to the right, {direction}')),
      directions: v.pipe(
        v.strictObject({
          ahead: v.pipe(text, v.description('Towards the windscreen')),
          right: v.pipe(text, v.description('To the right')),
          back: v.pipe(text, v.description('To the back seats')),
          left: v.pipe(text, v.description('To the left')),
        }),
        v.description('Where somebody looks in the interior, in {direction} above'),
      ),
      interiorLoading: v.pipe(text, v.description('While the interior loads')),
      interiorFailed: v.pipe(text, v.description('When the interior does not load')),
    }),
    v.description('The words of the turning car and of its interior'),
  ),
});

/** gallery.json: photos, videos and 360° views on a vehicle's page. */
export const gallerySchema = v.strictObject({
  views: v.pipe(
    v.strictObject({
      default: v.pipe(
        v.picklist(['spin', 'images']),
        v.description('What a vehicle with both opens with: the turning car or its photographs'),
      ),
      label: v.pipe(text, v.description('Name of the switch between the views, for screen readers')),
      spin: v.pipe(text, v.description('The turning car')),
      images: v.pipe(text, v.description('The photographs')),
      interior: v.pipe(text, v.description('The interior')),
    }),
    v.description('The switch between photographs, the turning car and its interior'),
  ),
  photos: v.pipe(
    v.strictObject({
      label: v.pipe(
        text,
        v.description('Name of the photographs, for screen readers; {name} is the vehicle'),
      ),
      previous: v.pipe(text, v.description('Button to the photograph before')),
      next: v.pipe(text, v.description('Button to the photograph after')),
      position: v.pipe(text, v.description('Read out after each move; {index} of {total}')),
      fullscreen: v.pipe(text, v.description('Button that shows them on the whole screen')),
      showAll: v.pipe(text, v.description('Button on the whole screen that shows all photographs at once')),
      close: v.pipe(text, v.description('Button that leaves the whole screen')),
      broken: v.pipe(text, v.description('In place of a photograph that does not load')),
      failed: v.pipe(text, v.description('When the full screen view does not load')),
    }),
    v.description('Words of the photographs'),
  ),
  video: v.pipe(
    v.strictObject({
      label: v.pipe(text, v.description('Spoken name of the film; {name} is the vehicle')),
      play: v.pipe(text, v.description('Button that starts the film')),
      contacts: v.pipe(
        text,
        v.includes('{host}', 'a text with {host}: shoppers must know whom their browser will contact'),
        v.description('Stands below the play button of a film on YouTube or Vimeo ({platform}, {host})'),
      ),
    }),
    v.description('Words of a film'),
  ),
  requestPhotos: v.pipe(
    v.strictObject({
      show: v.pipe(v.boolean(), v.description('Offer to send more photographs')),
      fewerThan: v.pipe(count(1, 100), v.description('Offered to vehicles with fewer photographs than this')),
      text: v.pipe(text, v.description('Beside the button while there are some photographs; {count}')),
      label: v.pipe(text, v.description('The button')),
      href: v.pipe(link, v.description('Target; {slug} and {id} stand for the vehicle')),
    }),
    v.description('The offer to send more photographs'),
  ),
  spin: v.pipe(spinSchema, v.description('The turning car and its interior')),
});

export type GallerySettings = v.InferOutput<typeof gallerySchema>;
