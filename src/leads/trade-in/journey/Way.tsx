import type { ReactNode } from 'react';

interface Props {
  className: string;
  /** Where it leads on a page without JavaScript. */
  href: string;
  /** Absent on such a page. */
  onGo: (() => void) | undefined;
  'aria-label'?: string;
  children: ReactNode;
}

/** A way to another stage: a button of the island, or a link on a page that is rendered on demand. */
export function Way({ href, onGo, ...shared }: Props) {
  return onGo ? <button type="button" {...shared} onClick={onGo} /> : <a {...shared} href={href} />;
}
