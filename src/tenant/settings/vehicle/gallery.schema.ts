import * as v from 'valibot';
import { count, described, groupFor, link, switchFor, text, textFor } from '../parts.schema.ts';

const degrees = v.pipe(v.number(), v.minValue(0), v.maxValue(359.99));

/** Spin images are used at the feed's address: they have this size already. */
const spinSchema = v.strictObject({
  autoRotate: switchFor(
    'The car turns once by itself when it comes into view: not on phones, nor for those who want less motion',
  ),
  autoRotateMs: described(count(20, 2000), 'Milliseconds from frame to frame'),
  pixelsPerFrame: described(count(1, 200), 'How far a finger moves until the next frame shows'),
  framesTurn: described(
    v.picklist(['left', 'right']),
    'Which way the near side of the car moves from one picture of the supplier to the next',
  ),
  frontAngle: described(
    degrees,
    'Angle of the picture that shows the nose; 0 is the first picture, 180 the one half way',
  ),
  interiorFieldOfView: described(count(40, 110), 'Degrees that the shopper sees at once'),
  interiorHorizon: described(
    count(0, 100),
    'Where eye level lies in the panorama, percent of its height from the top',
  ),
  texts: groupFor('The words of the turning car and of its interior', {
    label: textFor('Spoken name of the pictures that turn; {name} is the vehicle'),
    hint: textFor('Lies over the picture until it is touched'),
    turnLeft: textFor('Button, for screen readers'),
    turnRight: textFor('Button, for screen readers'),
    play: textFor('Button that turns the car once'),
    pause: textFor('Button that stops it'),
    loading: textFor('While the pictures load'),
    turned: textFor('Read out after each move; {degrees} from the front, {side}'),
    sides: groupFor('What the sides of the car are called, in {side} above', {
      front: textFor('Seen from the front'),
      frontRight: textFor('Seen from the front and the right'),
      right: textFor('Seen from the right'),
      rearRight: textFor('Seen from behind and the right'),
      rear: textFor('Seen from behind'),
      rearLeft: textFor('Seen from behind and the left'),
      left: textFor('Seen from the left'),
      frontLeft: textFor('Seen from the front and the left'),
    }),
    failed: textFor('When most of the pictures do not load'),
    showImages: textFor('Button that shows the photographs instead'),
    retry: textFor('Button that loads the pictures again'),
    spots: textFor('Heading of the list of details'),
    spot: textFor('Name of the dot on a detail; {number} of {total}'),
    noScript: textFor('Where the car cannot be turned'),
    interiorLabel: textFor('Spoken name of the view inside; {name} is the vehicle'),
    interiorHint: textFor('Lies over the interior until it is touched'),
    lookLeft: textFor('Button in the interior, for screen readers'),
    lookRight: textFor('Button in the interior, for screen readers'),
    looking: textFor('Read out after each move; {degrees} to the right, {direction}'),
    directions: groupFor('Where somebody looks in the interior, in {direction} above', {
      ahead: textFor('Towards the windscreen'),
      right: textFor('To the right'),
      back: textFor('To the back seats'),
      left: textFor('To the left'),
    }),
    interiorLoading: textFor('While the interior loads'),
    interiorFailed: textFor('When the interior does not load'),
  }),
});

/** gallery.json: photos, videos and 360° views on a vehicle's page. */
export const gallerySchema = v.strictObject({
  views: groupFor('The switch between photographs, the turning car and its interior', {
    default: described(
      v.picklist(['spin', 'images']),
      'What a vehicle with both opens with: the turning car or its photographs',
    ),
    label: textFor('Name of the switch between the views, for screen readers'),
    spin: textFor('The turning car'),
    images: textFor('The photographs'),
    interior: textFor('The interior'),
  }),
  photos: groupFor('Words of the photographs', {
    label: textFor('Name of the photographs, for screen readers; {name} is the vehicle'),
    previous: textFor('Button to the photograph before'),
    next: textFor('Button to the photograph after'),
    position: textFor('Read out after each move; {index} of {total}'),
    fullscreen: textFor('Button that shows them on the whole screen'),
    showAll: textFor('Button on the whole screen that shows all photographs at once'),
    close: textFor('Button that leaves the whole screen'),
    broken: textFor('In place of a photograph that does not load'),
    failed: textFor('When the full screen view does not load'),
  }),
  video: groupFor('Words of a film', {
    label: textFor('Spoken name of the film; {name} is the vehicle'),
    play: textFor('Button that starts the film'),
    contacts: described(
      v.pipe(
        text,
        v.includes('{host}', 'a text with {host}: shoppers must know whom their browser will contact'),
      ),
      'Stands below the play button of a film on YouTube or Vimeo ({platform}, {host})',
    ),
  }),
  requestPhotos: groupFor('The offer to send more photographs', {
    show: switchFor('Offer to send more photographs'),
    fewerThan: described(count(1, 100), 'Offered to vehicles with fewer photographs than this'),
    text: textFor('Beside the button while there are some photographs; {count}'),
    label: textFor('The button'),
    href: described(link, 'Target; {slug} and {id} stand for the vehicle'),
  }),
  spin: described(spinSchema, 'The turning car and its interior'),
});

export type GallerySettings = v.InferOutput<typeof gallerySchema>;
