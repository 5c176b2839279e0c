import * as v from 'valibot';
import { carTypes } from '../../../values/vehicle/vehicle-terms.ts';
import {
  count,
  described,
  groupFor,
  link,
  orNull,
  picture,
  showWindow,
  text,
  textFor,
} from '../parts.schema.ts';

const button = v.strictObject({
  label: textFor('Words on it, with {count} and {cars}', 'See demo cars'),
  href: described(link, 'Where it leads'),
});

const slide = v.strictObject({
  picture: described(
    picture,
    'Behind the words, for wide screens: as wide and high as slider.wide says',
    '/spring.avif',
  ),
  narrowPicture: described(
    orNull(picture),
    'The same for phones, upright: as slider.narrow says; null for a part of the wide one',
    '/spring-phone.avif',
  ),
  pictureAlt: described(
    v.optional(v.string(), ''),
    'What the picture shows, for those who do not see it; empty where it only decorates',
    'A row of demonstrators by the water',
  ),
  cutOut: described(
    orNull(picture),
    'A vehicle without background that stands on the picture; null for none',
    '/stock-photos/hero/suv-blue.avif',
  ),
  heading: described(orNull(text), 'The large words; null where the picture says all', 'Spring clearance'),
  text: described(
    orNull(text),
    'A sentence below them; null for none',
    'Every demonstrator at its lowest price.',
  ),
  primary: described(orNull(button), 'A button; null for none'),
  secondary: described(orNull(button), 'A second button; null for none'),
  tone: described(
    v.optional(v.picklist(['hero', 'ink', 'plain', 'accent']), 'hero'),
    'Colour of the words and of what lies behind them: those of the hero, dark, plain or accent',
  ),
  display: described(
    v.optional(v.array(v.picklist(carTypes)), []),
    'Car types that it is about; empty for all',
  ),
  strictDisplay: described(
    v.optional(v.boolean(), false),
    'Show only on pages of exactly these car types: never on the home page',
  ),
  ...showWindow,
});

export type HeroSlide = v.InferOutput<typeof slide>;

const size = v.strictObject({
  width: described(count(320, 3840), 'How wide the pictures are, in pixels'),
  height: described(count(320, 3840), 'How high they are, in pixels'),
  widths: described(
    v.array(count(320, 3840)),
    'Widths to choose from, where images.json can make several of a picture',
  ),
});

/** "Hero slider sizes 720 px or 1080x1920" (leads and dealer §9); part of home.json `hero`. */
export const heroSliderEntries = {
  slides: described(
    v.array(slide),
    'Pictures to go through at the top, each with its window; with none, or when all are over, the picture and words above stand there',
    [{ picture: '/spring.avif', heading: 'Spring clearance' }],
  ),
  slider: groupFor('How the slides look and move', {
    wide: described(size, 'The pictures for wide screens, and so the slides from 768 pixels on'),
    narrow: described(size, 'The upright pictures, and so the slides on phones'),
    cutOut: described(size, 'The pictures of vehicles without background'),
    overlay: groupFor('How the words stand on the slides', {
      align: described(
        v.picklist(['start', 'center', 'end']),
        'Words at the left, in the middle or at the right',
      ),
      place: described(
        v.picklist(['top', 'middle', 'bottom']),
        'Words at the top, in the middle or at the bottom',
      ),
      ground: described(
        v.picklist(['none', 'shade', 'panel']),
        'Behind the words: the bare picture, a shade that fades out, or a panel',
      ),
    }),
    autoplaySeconds: described(
      v.nullable(count(4, 60)),
      'After how many seconds the next slide comes by itself, with a button to stop it, and never for visitors who asked for less motion; null for never',
    ),
    label: textFor('What the slides are called for screen readers'),
    previous: textFor('What the button back is called'),
    next: textFor('What the button on is called'),
    goTo: textFor('What a dot is called; {number} is which of them it shows'),
    pause: textFor('What the button that stops them is called'),
    play: textFor('What the same button is called when they stand still'),
  }),
};
