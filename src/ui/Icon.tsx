import { type IconName, iconStrokes } from './icon-strokes.ts';

/** An icon inside a React part; Astro parts use Icon.astro. It says nothing: the words beside it do. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={iconStrokes[name]} />
    </svg>
  );
}
