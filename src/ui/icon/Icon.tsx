import { type IconName, iconStrokes } from './icon-strokes.ts';

/**
 * An icon in a React component; Astro components use Icon.astro. It is hidden from screen readers. The shared SVG
 * attributes are set in base.css, because a page contains about a hundred icons.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true" viewBox="0 0 24 24">
      <path d={iconStrokes[name]} />
    </svg>
  );
}
