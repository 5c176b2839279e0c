import { join } from 'node:path';
import { defineCommand, runCommand } from '../command-line.ts';
import { INTERIOR_LOOK, shootInterior } from '../studio/cabin/interiors.ts';
import { BODIES } from '../studio/catalogue.ts';
import { drawPanorama } from '../studio/draw-panorama.ts';
import { drawSpin } from '../studio/draw-spin.ts';
import { HEROES, shootHero } from '../studio/heroes.ts';
import { cachedLayers } from '../studio/layer-cache.ts';
import { type Colour, compose, PAINTS } from '../studio/render/colours.ts';
import { writeAvif } from '../studio/render/encode.ts';
import { Session } from '../studio/session.ts';
import { SPINS } from '../studio/spin.ts';
import {
  HERO_WIDTHS,
  hasInterior,
  isPlain,
  QUALITY,
  STOCK,
  STOCK_VIEWS,
  WIDTHS,
} from '../studio/stock-list.ts';

const command = defineCommand({
  name: 'render-vehicles',
  about: "Renders the demo dealers' stock photographs; without options, all of them.",
  options: {
    body: { type: 'string', help: 'such as suv, suv-boxy or hero; several separated by commas' },
    colour: { type: 'string', help: 'such as red; several separated by commas' },
    view: {
      type: 'string',
      help: 'such as front, interior, spin or panorama; several separated by commas',
    },
    width: { type: 'string', value: 'PIXELS', help: 'such as 960; several separated by commas' },
    out: { type: 'string', value: 'DIR', default: 'public/stock-photos', help: 'folder of the pictures' },
    draft: { type: 'boolean', default: false, help: 'fast, with low quality' },
    keep: {
      type: 'string',
      value: 'DIR',
      help: 'cache of rendered layers, so that an interrupted run can be continued',
    },
  },
  example: '--body suv --colour red --view front --width 960',
});

await runCommand(command, async ({ values: arg }) => {
  const wanted = (given: string | undefined, all: readonly string[]): string[] =>
    given ? given.split(',').filter((g) => all.includes(g)) : [...all];

  const bodies = wanted(arg.body, [...Object.keys(STOCK), 'hero']);
  const views = wanted(arg.view, [...STOCK_VIEWS, 'interior', 'spin', 'panorama']);
  const widths = arg.width ? arg.width.split(',').map(Number) : [...WIDTHS];
  const quality = { width: Math.max(...widths), samples: arg.draft ? 2 : 4, rays: arg.draft ? 12 : 30 };
  const effort = arg.draft ? 1 : 4;
  const cell = arg.draft ? 0.016 : 0.011;
  const started = Date.now();
  let total = 0;
  const note = (what: string): void =>
    console.log(`${what}  ${((Date.now() - started) / 1000).toFixed(0)} s  ${(total / 1e6).toFixed(2)} MB`);

  for (const body of bodies) {
    if (body === 'hero') {
      for (const h of HEROES) {
        const layers = cachedLayers(arg.keep, `hero-${h.name}`, () =>
          shootHero(h, { ...quality, width: HERO_WIDTHS[0] }),
        );
        total += await writeAvif(
          compose(layers, PAINTS[h.colour], 0.92, 0.06),
          layers,
          HERO_WIDTHS,
          (w) => join(arg.out, 'hero', `${h.name}-${w}.avif`),
          { quality: QUALITY.hero, effort },
        );
        note(`hero ${h.name}`);
      }
      continue;
    }
    let session: Session | undefined;
    for (const view of STOCK_VIEWS) {
      if (!views.includes(view) || (view === 'wheel' && !isPlain(body))) continue;
      const layers = cachedLayers(arg.keep, `${body}-${view}`, () => {
        session ??= new Session(BODIES[body](cell), quality);
        return session.shoot(view);
      });
      for (const colour of wanted(arg.colour, STOCK[body]) as Colour[]) {
        total += await writeAvif(
          compose(layers, PAINTS[colour], 0.92, view === 'wheel' ? 0 : 0.055),
          layers,
          widths,
          (w) => join(arg.out, body, `${colour}-${view}-${w}.avif`),
          { quality: view === 'wheel' ? QUALITY.detail : QUALITY.stock, effort },
        );
      }
    }
    if (views.includes('interior') && hasInterior(body)) {
      const layers = cachedLayers(arg.keep, `${body}-interior`, () =>
        shootInterior(body, { ...quality, rays: 20 }),
      );
      const look = INTERIOR_LOOK[body] ?? INTERIOR_LOOK.car;
      total += await writeAvif(
        compose(layers, PAINTS.blue, look.exposure),
        layers,
        widths,
        (w) => join(arg.out, body, `interior-${w}.avif`),
        { quality: QUALITY.interior, effort, opaque: look.opaque },
      );
    }
    note(body);
  }

  for (const { body, colour } of SPINS.filter((spin) => bodies.includes(spin.body))) {
    const order = {
      body,
      colour,
      out: join(arg.out, 'spins'),
      keep: arg.keep,
      quality: { ...quality, samples: arg.draft ? 2 : 3 },
      cell,
      effort,
    };
    if (views.includes('spin')) total += await drawSpin(order);
    if (views.includes('panorama')) total += await drawPanorama(order);
    note(`${body} turning`);
  }
});
