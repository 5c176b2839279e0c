import postcodeTable from '../../postcodes/au-postcodes.json' with { type: 'json' };
import { readPostcodeRow } from '../../postcodes/postcode-row.ts';
import { worldPoint } from '../web-mercator.ts';
import coastTable from './au-coast.json' with { type: 'json' };
import { COAST_PER_DEGREE } from './coast-outline.ts';
import type { Named, Surroundings } from './map-plan.ts';
import { decodePolyline } from './polyline.ts';

/** Towns by the postcode of their centre, larger ones first: if only one label fits, it is the larger town. */
const towns: Readonly<Record<string, string>> = {
  '2000': 'Sydney',
  '3000': 'Melbourne',
  '4000': 'Brisbane',
  '6000': 'Perth',
  '5000': 'Adelaide',
  '2601': 'Canberra',
  '7000': 'Hobart',
  '0800': 'Darwin',
  '4217': 'Gold Coast',
  '2300': 'Newcastle',
  '4558': 'Maroochydore',
  '2500': 'Wollongong',
  '3220': 'Geelong',
  '4810': 'Townsville',
  '4870': 'Cairns',
  '4350': 'Toowoomba',
  '3350': 'Ballarat',
  '3550': 'Bendigo',
  '7250': 'Launceston',
  '2640': 'Albury',
  '4740': 'Mackay',
  '4700': 'Rockhampton',
  '4670': 'Bundaberg',
  '4655': 'Hervey Bay',
  '6230': 'Bunbury',
  '2450': 'Coffs Harbour',
  '2650': 'Wagga Wagga',
  '3500': 'Mildura',
  '3630': 'Shepparton',
  '2444': 'Port Macquarie',
  '2340': 'Tamworth',
  '2800': 'Orange',
  '2830': 'Dubbo',
  '6530': 'Geraldton',
  '6330': 'Albany',
  '4570': 'Gympie',
  '3280': 'Warrnambool',
  '6430': 'Kalgoorlie',
  '5290': 'Mount Gambier',
  '0870': 'Alice Springs',
  '4825': 'Mount Isa',
  '2880': 'Broken Hill',
  '6725': 'Broome',
  '6714': 'Karratha',
  '5700': 'Port Augusta',
};

let known: Surroundings | null = null;

/** Coastline, towns and postcodes of Australia; parsed once. */
export function surroundings(): Surroundings {
  known ??= readSurroundings();
  return known;
}

function readSurroundings(): Surroundings {
  const rows = postcodeTable.postcodes.flatMap((line) => readPostcodeRow(line) ?? []);
  const byPostcode = new Map(rows.map((row) => [row.postcode, row]));
  const postcodes = rows.map(
    ({ postcode, latitude, longitude }): Named => ({ name: postcode, latitude, longitude }),
  );
  return {
    land: coastTable.coast.map((line) =>
      decodePolyline(line, COAST_PER_DEGREE).map((place) => worldPoint(place, 0)),
    ),
    towns: Object.entries(towns).flatMap(([postcode, name]) => {
      const row = byPostcode.get(postcode);
      return row === undefined ? [] : [{ name, latitude: row.latitude, longitude: row.longitude }];
    }),
    postcodes,
  };
}
