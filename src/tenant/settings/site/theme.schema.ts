import * as v from 'valibot';
import { typefaceNames } from '../../../ui/theme/fonts.ts';
import { colour, described, groupFor } from '../parts.schema.ts';

const lengthPx = (max: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(max));

/** theme.json: colours, type, shape and density. Every theme works with every template. */
export const themeSchema = v.strictObject({
  colours: groupFor('Hex colours; text colours are checked against their backgrounds', {
    ink: described(colour, 'Text'),
    inkMuted: described(colour, 'Secondary text'),
    surface: described(colour, 'Page background'),
    surfaceRaised: described(colour, 'Cards and panels'),
    line: described(colour, 'Hairlines and borders'),
    accent: described(colour, 'The one colour that means "act": buttons, links, focus'),
    onAccent: described(colour, 'Text on the accent colour'),
    price: described(colour, 'Prices'),
    header: described(colour, 'Header background'),
    onHeader: described(colour, 'Header text'),
    footer: described(colour, 'Footer background'),
    onFooter: described(colour, 'Footer text'),
    hero: described(colour, 'Hero background behind its picture'),
    onHero: described(colour, 'Hero text'),
    success: described(colour, 'What went well'),
    warning: described(colour, 'What needs a look'),
    danger: described(colour, 'What went wrong'),
  }),
  photo: groupFor('Backdrop behind cut-out vehicle pictures and while photographs load', {
    wall: described(colour, 'Behind the vehicle'),
    floor: described(colour, 'Below the vehicle'),
  }),
  fonts: groupFor('The typefaces and how headings are set', {
    heading: described(v.picklist(typefaceNames), 'Typeface of headings'),
    body: described(v.picklist(typefaceNames), 'Typeface of everything else'),
    headingWeight: described(
      v.pipe(v.number(), v.minValue(300), v.maxValue(900)),
      'How bold headings are: 400 is regular, 700 bold',
    ),
    headingCase: described(v.picklist(['none', 'uppercase']), 'Capitals for headings'),
    headingTracking: described(
      v.pipe(v.number(), v.minValue(-0.06), v.maxValue(0.2)),
      'Letter spacing of headings, in em',
    ),
    headingScale: described(
      v.pipe(v.number(), v.minValue(0.8), v.maxValue(1.5)),
      'Size of headings against the type scale: 1 is normal',
    ),
  }),
  shape: groupFor('Corners, borders and shadows', {
    radius: described(lengthPx(32), 'Corner radius of cards, in pixels'),
    radiusControl: described(lengthPx(32), 'Corner radius of buttons and fields, in pixels'),
    border: described(lengthPx(4), 'Border of cards, in pixels'),
    shadow: described(v.picklist(['none', 'soft', 'hard']), 'Shadow of raised cards'),
  }),
  density: described(v.picklist(['spacious', 'regular', 'compact']), 'How much air stands between things'),
});
