import * as v from 'valibot';
import { typefaceNames } from '../../../ui/theme/fonts.ts';
import { colour, groupFor } from '../parts.schema.ts';

const lengthPx = (max: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(max));

/** theme.json: colours, type, shape and density. Every theme works with every template. */
export const themeSchema = v.strictObject({
  colours: groupFor('Hex colours; text colours are checked against their backgrounds', {
    ink: v.pipe(colour, v.description('Text')),
    inkMuted: v.pipe(colour, v.description('Secondary text')),
    surface: v.pipe(colour, v.description('Page background')),
    surfaceRaised: v.pipe(colour, v.description('Cards and panels')),
    line: v.pipe(colour, v.description('Hairlines and borders')),
    accent: v.pipe(colour, v.description('The one colour that means "act": buttons, links, focus')),
    onAccent: v.pipe(colour, v.description('Text on the accent colour')),
    price: v.pipe(colour, v.description('Prices')),
    header: v.pipe(colour, v.description('Header background')),
    onHeader: v.pipe(colour, v.description('Header text')),
    footer: v.pipe(colour, v.description('Footer background')),
    onFooter: v.pipe(colour, v.description('Footer text')),
    hero: v.pipe(colour, v.description('Hero background behind its picture')),
    onHero: v.pipe(colour, v.description('Hero text')),
    success: v.pipe(colour, v.description('What went well')),
    warning: v.pipe(colour, v.description('What needs a look')),
    danger: v.pipe(colour, v.description('What went wrong')),
  }),
  photo: groupFor('Backdrop behind cut-out vehicle pictures and while photographs load', {
    wall: v.pipe(colour, v.description('Behind the vehicle')),
    floor: v.pipe(colour, v.description('Below the vehicle')),
  }),
  fonts: groupFor('The typefaces and how headings are set', {
    heading: v.pipe(v.picklist(typefaceNames), v.description('Typeface of headings')),
    body: v.pipe(v.picklist(typefaceNames), v.description('Typeface of everything else')),
    headingWeight: v.pipe(
      v.number(),
      v.minValue(300),
      v.maxValue(900),
      v.description('How bold headings are: 400 is regular, 700 bold'),
    ),
    headingCase: v.pipe(v.picklist(['none', 'uppercase']), v.description('Capitals for headings')),
    headingTracking: v.pipe(
      v.number(),
      v.minValue(-0.06),
      v.maxValue(0.2),
      v.description('Letter spacing of headings, in em'),
    ),
    headingScale: v.pipe(
      v.number(),
      v.minValue(0.8),
      v.maxValue(1.5),
      v.description('Size of headings against the type scale: 1 is normal'),
    ),
  }),
  shape: groupFor('Corners, borders and shadows', {
    radius: v.pipe(lengthPx(32), v.description('Corner radius of cards, in pixels')),
    radiusControl: v.pipe(lengthPx(32), v.description('Corner radius of buttons and fields, in pixels')),
    border: v.pipe(lengthPx(4), v.description('Border of cards, in pixels')),
    shadow: v.pipe(v.picklist(['none', 'soft', 'hard']), v.description('Shadow of raised cards')),
  }),
  density: v.pipe(
    v.picklist(['spacious', 'regular', 'compact']),
    v.description('How much air stands between things'),
  ),
});
