import type { Place } from '../../values/great-circle.ts';

/** What a page tells the map that a visitor opens on it: of locations.json `map`, and the branches. */
export interface MapFacts {
  readonly tiles: string;
  readonly attribution: string;
  readonly attributionHref: string;
  readonly maxZoom: number;
  readonly loading: string;
  readonly failed: string;
  readonly label: string;
  readonly keys: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly wheel: string;
  readonly places: readonly (Place & { readonly name: string; readonly slug: string })[];
}
