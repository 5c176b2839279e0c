import type { ReactNode } from 'react';

interface Props {
  className: string;
  /** Link target without JavaScript. */
  href: string;
  /** Undefined on a page rendered on demand. */
  onGo: (() => void) | undefined;
  'aria-label'?: string;
  children: ReactNode;
}

/** Navigation to another stage: a button in the island, a link on a page rendered on demand. */
export function StageLink({ href, onGo, ...shared }: Props) {
  return onGo ? <button type="button" {...shared} onClick={onGo} /> : <a {...shared} href={href} />;
}
