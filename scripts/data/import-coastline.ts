import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { COAST_PER_DEGREE, simplifyLine } from '#src/locations/map/plan/coast-outline.ts';
import { encodePolyline } from '#src/locations/map/plan/polyline.ts';
import { defineCommand, runCommand, UsageError } from '../command-line.ts';

const command = defineCommand({
  name: 'coastline',
  about:
    "Writes src/locations/map/plan/au-coast.json, the land of Australia, from Natural Earth's countries as TopoJSON.",
  options: {
    from: { type: 'string', value: 'FILE', help: 'countries-10m.json of the package world-atlas' },
    to: {
      type: 'string',
      value: 'FILE',
      default: join(import.meta.dirname, '../../src/locations/map/plan/au-coast.json'),
      help: 'the file to write',
    },
  },
  example: '--from countries-10m.json',
});

await runCommand(command, ({ values }) => {
  if (values.from === undefined) throw new UsageError('--from is missing, as in: --from countries-10m.json');

  /** Degrees: about 400 metres, invisible on a drawing of ten kilometres. */
  const TOLERANCE = 0.004;
  /** ISO 3166. */
  const AUSTRALIA = '036';

  const pair = v.tuple([v.number(), v.number()]);
  const topology = v.parse(
    v.object({
      transform: v.object({ scale: pair, translate: pair }),
      arcs: v.array(v.array(pair)),
      objects: v.object({
        countries: v.object({
          geometries: v.array(
            v.object({ id: v.optional(v.string()), arcs: v.optional(v.array(v.array(v.unknown()))) }),
          ),
        }),
      }),
    }),
    JSON.parse(readFileSync(values.from, 'utf8')),
  );

  const [scaleX, scaleY] = topology.transform.scale;
  const [left, bottom] = topology.transform.translate;

  /** TopoJSON stores arcs as differences between points on a grid. */
  const arcs = topology.arcs.map((steps) => {
    let [x, y] = [0, 0];
    return steps.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return { latitude: y * scaleY + bottom, longitude: x * scaleX + left };
    });
  });

  /** A negative index is a reversed arc (TopoJSON 2.1.4). */
  function ringOf(indexes: readonly number[]) {
    return indexes.flatMap((index, position) => {
      const arc = index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []);
      return position === 0 ? arc : arc.slice(1);
    });
  }

  const country = topology.objects.countries.geometries.find(({ id }) => id === AUSTRALIA);
  const polygons = v.parse(v.array(v.array(v.array(v.number()))), country?.arcs);
  const outlines = polygons
    // Only the outer ring: inner rings would be lakes.
    .flatMap(([outer]) => (outer === undefined ? [] : [simplifyLine(ringOf(outer), TOLERANCE)]))
    .filter((ring) => ring.length > 4);
  const source = 'Made with Natural Earth (https://www.naturalearthdata.com), which is in the public domain.';
  const coast = outlines.map((ring) => encodePolyline(ring, COAST_PER_DEGREE));
  writeFileSync(values.to, `${JSON.stringify({ source, coast }, null, 2)}\n`);
  console.log(`wrote ${outlines.length} outlines of ${outlines.flat().length} points`);
});
