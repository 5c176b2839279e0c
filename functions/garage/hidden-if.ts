import type { Filling } from '#src/leads/about-vehicle/form-filling.ts';

/** Shows or hides a part of a built page, `<p data-fill="no-cars">`. */
export function hiddenIf(part: string, isHidden: boolean): Filling {
  return { at: `[data-fill="${part}"]`, attributes: { hidden: isHidden ? '' : null } };
}
