import * as v from 'valibot';
import { carTypes } from '../../../values/vehicle/vehicle-terms.ts';
import { count, groupFor, link, picture, showWindow, text, textFor } from '../parts.schema.ts';

const button = v.strictObject({
  label: v.pipe(text, v.description('Words on it, with {count} and {cars}'), v.examples(['See demo cars'])),
  href: v.pipe(link, v.description('Where it leads')),
});

const slide = v.strictObject({
  picture: v.pipe(
    picture,
    v.description('Behind the words, for wide screens: as wide and high as slider.wide says'),
    v.examples(['/spring.avif']),
  ),
  narrowPicture: v.pipe(
    v.optional(v.nullable(picture), null),
    v.description('The same for phones, upright: as slider.narrow says; null for a part of the wide one'),
    v.examples(['/spring-phone.avif']),
  ),
  pictureAlt: v.pipe(
    v.optional(v.string(), ''),
    v.description('What the picture shows, for those who do not see it; empty where it only decorates'),
    v.examples(['A row of demonstrators by the water']),
  ),
  cutOut: v.pipe(
    v.optional(v.nullable(picture), null),
    v.description('A vehicle without background that stands on the picture; null for none'),
    v.examples(['/stock-photos/hero/suv-blue.avif']),
  ),
  heading: v.pipe(
    v.optional(v.nullable(text), null),
    v.description('The large words; null where the picture says all'),
    v.examples(['Spring clearance']),
  ),
  text: v.pipe(
    v.optional(v.nullable(text), null),
    v.description('A sentence below them; null for none'),
    v.examples(['Every demonstrator at its lowest price.']),
  ),
  primary: v.pipe(v.optional(v.nullable(button), null), v.description('A button; null for none')),
  secondary: v.pipe(v.optional(v.nullable(button), null), v.description('A second button; null for none')),
  tone: v.pipe(
    v.optional(v.picklist(['hero', 'ink', 'plain', 'accent']), 'hero'),
    v.description(
      'Colour of the words and of what lies behind them: those of the hero, dark, plain or accent',
    ),
  ),
  display: v.pipe(
    v.optional(v.array(v.picklist(carTypes)), []),
    v.description('Car types that it is about; empty for all'),
  ),
  strictDisplay: v.pipe(
    v.optional(v.boolean(), false),
    v.description('Show only on pages of exactly these car types: never on the home page'),
  ),
  ...showWindow,
});

export type HeroSlide = v.InferOutput<typeof slide>;

const size = v.strictObject({
  width: v.pipe(count(320, 3840), v.description('How wide the pictures are, in pixels')),
  height: v.pipe(count(320, 3840), v.description('How high they are, in pixels')),
  widths: v.pipe(
    v.array(count(320, 3840)),
    v.description('Widths to choose from, where images.json can make several of a picture'),
  ),
});

/** "Hero slider sizes 720 px or 1080x1920" (leads and dealer §9); part of home.json `hero`. */
export const heroSliderEntries = {
  slides: v.pipe(
    v.array(slide),
    v.metadata({
      description:
        'Pictures to go through at the top, each with its window; with none, or when all are over, the picture and words above stand there',
      examples: [[{ picture: '/spring.avif', heading: 'Spring clearance' }]],
    }),
  ),
  slider: groupFor('How the slides look and move', {
    wide: v.pipe(size, v.description('The pictures for wide screens, and so the slides from 768 pixels on')),
    narrow: v.pipe(size, v.description('The upright pictures, and so the slides on phones')),
    cutOut: v.pipe(size, v.description('The pictures of vehicles without background')),
    overlay: groupFor('How the words stand on the slides', {
      align: v.pipe(
        v.picklist(['start', 'center', 'end']),
        v.description('Words at the left, in the middle or at the right'),
      ),
      place: v.pipe(
        v.picklist(['top', 'middle', 'bottom']),
        v.description('Words at the top, in the middle or at the bottom'),
      ),
      ground: v.pipe(
        v.picklist(['none', 'shade', 'panel']),
        v.description('Behind the words: the bare picture, a shade that fades out, or a panel'),
      ),
    }),
    autoplaySeconds: v.pipe(
      v.nullable(count(4, 60)),
      v.description(
        'After how many seconds the next slide comes by itself, with a button to stop it, and never for visitors who asked for less motion; null for never',
      ),
    ),
    label: textFor('What the slides are called for screen readers'),
    previous: textFor('What the button back is called'),
    next: textFor('What the button on is called'),
    goTo: textFor('What a dot is called; {number} is which of them it shows'),
    pause: textFor('What the button that stops them is called'),
    play: textFor('What the same button is called when they stand still'),
  }),
};
