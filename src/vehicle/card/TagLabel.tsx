import { createElement } from 'react';
import type { VehicleTag } from '../status/tag.ts';

/** The tag on a picture. One that ages carries its end, and the page decides when it is read. */
export function TagLabel({ tag }: { tag: VehicleTag }) {
  const label = <span className={`tag tag--${tag.kind}`}>{tag.text}</span>;
  return tag.until === null ? label : createElement('in-window', { 'data-expiry': tag.until }, label);
}
