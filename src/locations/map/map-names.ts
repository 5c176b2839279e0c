import type { Map as LeafletMap, Marker } from 'leaflet';
import { type Box, touch } from './plan/plan-boxes.ts';

/** Distance of a name from the middle of its pin. */
const FROM_PIN = 18;

const isWithin = (box: Box, frame: Box) => frame.left <= box.left && box.right <= frame.right;

/**
 * Shows the name of each pin on the side where it covers no other pin or name, as the drawing does. A name without
 * space is hidden until the map is moved or zoomed to where it has some; its pin still opens the popup.
 */
export function placeNames(map: LeafletMap, markers: readonly Marker[]): void {
  const frame = map.getContainer().getBoundingClientRect();
  const shown = markers.filter((marker) => map.hasLayer(marker));
  const taken = shown.flatMap((marker) => marker.getElement()?.getBoundingClientRect() ?? []);
  for (const marker of shown) {
    const tooltip = marker.getTooltip();
    const name = tooltip?.getElement();
    if (tooltip === undefined || name === undefined) continue;
    const isPlaced = (['right', 'left'] as const).some((side) => {
      tooltip.options.direction = side;
      tooltip.options.offset = [side === 'right' ? FROM_PIN : -FROM_PIN, 0];
      tooltip.update();
      const box = name.getBoundingClientRect();
      if (!isWithin(box, frame) || taken.some((other) => touch(box, other))) return false;
      taken.push(box);
      return true;
    });
    name.style.visibility = isPlaced ? '' : 'hidden';
  }
}
