import { createElement } from 'react';
import type { VehicleTag } from '../status/tag.ts';

/** The tag on a picture. A tag with an expiry is wrapped in a custom element that hides it after that time. */
export function TagLabel({ tag }: { tag: VehicleTag }) {
  const label = <span className={`tag tag--${tag.kind}`}>{tag.text}</span>;
  return tag.until === null ? label : createElement('in-window', { 'data-expiry': tag.until }, label);
}
