/**
 * Draws the demo dealers' stock photographs.
 *
 *   node scripts/render-vehicles.ts [--body suv] [--colour red] [--view front] [--width 960] [--out public/stock-photos] [--draft]
 *
 * Without arguments everything is drawn. Several bodies, colours or views may be given, separated by commas;
 * the view may also be `interior`, and the body `hero`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BODIES } from './studio/catalogue.ts';
import { type Colour, compose, PAINTS } from './studio/colours.ts';
import { writeAvif } from './studio/encode.ts';
import { HEROES, shootHero } from './studio/heroes.ts';
import { shootInterior } from './studio/interiors.ts';
import { Session } from './studio/session.ts';
import { HERO_WIDTHS, STOCK, STOCK_VIEWS, WIDTHS } from './studio/stock-list.ts';

const { values: arg } = parseArgs({
  options: {
    body: { type: 'string' },
    colour: { type: 'string' },
    view: { type: 'string' },
    width: { type: 'string' },
    out: { type: 'string', default: 'public/stock-photos' },
    draft: { type: 'boolean', default: false },
  },
});

const wanted = (given: string | undefined, all: readonly string[]): string[] =>
  given ? given.split(',').filter((g) => all.includes(g)) : [...all];

const bodies = wanted(arg.body, [...Object.keys(STOCK), 'hero']);
const views = wanted(arg.view, [...STOCK_VIEWS, 'interior']);
const widths = arg.width ? arg.width.split(',').map(Number) : [...WIDTHS];
const full = Math.max(...widths);
const effort = arg.draft ? 1 : 4;
const quality = { width: full, samples: arg.draft ? 2 : 4, rays: arg.draft ? 12 : 48 };
const started = Date.now();
const clock = (): string => `${((Date.now() - started) / 1000).toFixed(0)} s`;
let total = 0;

for (const body of bodies) {
  if (body === 'hero') {
    for (const hero of HEROES) {
      const picture = shootHero(hero, { ...quality, width: HERO_WIDTHS[0] });
      total += await writeAvif(
        picture,
        HERO_WIDTHS,
        (w) => join(arg.out, 'hero', `${hero.name}-${w}.avif`),
        48,
        false,
        effort,
      );
      console.log(`hero/${hero.name}  ${clock()}`);
    }
    continue;
  }
  const outside = views.filter((v) => v !== 'interior');
  if (outside.length) {
    const session = new Session(BODIES[body](arg.draft ? 0.016 : 0.011), quality);
    for (const view of STOCK_VIEWS) {
      if (!outside.includes(view)) continue;
      const layers = session.shoot(view);
      for (const colour of wanted(arg.colour, STOCK[body]) as Colour[]) {
        const picture = { data: compose(layers, PAINTS[colour]), width: layers.width, height: layers.height };
        total += await writeAvif(
          picture,
          widths,
          (w) => join(arg.out, body, `${colour}-${view}-${w}.avif`),
          view === 'wheel' ? 38 : 46,
          false,
          effort,
        );
      }
    }
  }
  if (views.includes('interior')) {
    const { picture, opaque } = shootInterior(body, quality);
    total += await writeAvif(
      picture,
      widths,
      (w) => join(arg.out, body, `interior-${w}.avif`),
      46,
      opaque,
      effort,
    );
  }
  console.log(`${body}  ${clock()}  ${(total / 1e6).toFixed(2)} MB so far`);
}
