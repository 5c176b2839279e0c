import { type IconName, iconStrokes } from './icon-strokes.ts';

/**
 * An icon inside a React part; Astro parts use Icon.astro. It says nothing: the words beside it do. How it is drawn is
 * said once, in base.css: a page has a hundred of them.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true" viewBox="0 0 24 24">
      <path d={iconStrokes[name]} />
    </svg>
  );
}
