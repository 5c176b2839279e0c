import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import type { Place } from '../../values/place/great-circle.ts';
import { locationPath } from '../location-path.ts';
import { placeOf } from './map-places.ts';

/** A branch on the map. */
export interface MapPlace extends Place {
  readonly name: string;
  readonly slug: string;
  /** Address in one line. */
  readonly address: string;
  /** Path of the branch's page. */
  readonly path: string;
}

/** Props of the map: the branches, and `map` in locations.json. */
export interface MapFacts {
  /** URL template of tiles, with {z}, {x} and {y}. */
  readonly tiles: string;
  readonly attribution: string;
  readonly attributionHref: string;
  readonly maxZoom: number;
  readonly open: string;
  readonly notice: string;
  readonly loading: string;
  readonly failed: string;
  readonly label: string;
  readonly keys: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly closePopup: string;
  readonly wheel: string;
  /** Label of the link to a branch's page. */
  readonly view: string;
  readonly places: readonly MapPlace[];
}

/** Null if the dealer has no tile server, so that only the drawing is shown. */
export function mapFacts(
  locations: readonly Location[],
  { locations: { map, texts, card }, site }: Pick<Settings, 'locations' | 'site'>,
): MapFacts | null {
  if (map.tiles === null) return null;
  const { attribution, attributionHref, maxZoom, open, loading, failed, label, keys } = map;
  const { zoomIn, zoomOut, closePopup, wheel } = map;
  const tiles = map.tiles.replaceAll('{key}', map.key ?? '');
  const notice = fill(map.notice, { host: new URL(tiles, site.url).host });
  return {
    ...{ tiles, attribution, attributionHref, maxZoom, open, notice, loading, failed, label, keys },
    ...{ zoomIn, zoomOut, closePopup, wheel, view: texts.viewLocation },
    places: locations.flatMap((location) => {
      const { name, slug, address } = location;
      const place = placeOf(location);
      if (place === null) return [];
      const { street, city, state, postcode } = address;
      const path = locationPath(location, card.leadsTo);
      return [{ ...place, name, slug, path, address: `${street}, ${city} ${state} ${postcode}` }];
    }),
  };
}
