import type { Slide } from '../slides/slides.ts';

export interface SlideGroup {
  /** The part of the vehicle; null for slides without one. */
  readonly name: string | null;
  /** Indexes of the slides. */
  readonly places: readonly number[];
}

/** The slides by part of the vehicle, in the order in which the parts first occur; slides without one are last. */
export function slideGroups(slides: readonly Slide[]): SlideGroup[] {
  const groups = Map.groupBy(slides.keys(), (place) => groupOf(slides[place]));
  return [...groups]
    .map(([name, places]) => ({ name, places }))
    .toSorted((a, b) => Number(a.name === null) - Number(b.name === null));
}

function groupOf(slide: Slide | undefined): string | null {
  return slide?.kind === 'photo' ? (slide.group ?? null) : null;
}
