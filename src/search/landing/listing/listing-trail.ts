import type { LandingPage } from '../landing-page.ts';

/** "Breadcrumbs: Home, car-type page, make, model, body, then the current title" (leads and dealer §2). */
export function listingTrail(
  page: LandingPage,
  landing: readonly LandingPage[],
): { label: string; href?: string }[] {
  const [all] = landing;
  const make =
    page.kind === 'model'
      ? landing.find((other) => other.kind === 'make' && other.key === page.key.split('/')[0])
      : undefined;
  return [
    ...(all && all.path !== page.path ? [{ label: all.label, href: all.path }] : []),
    ...(make ? [{ label: make.label, href: make.path }] : []),
    { label: page.label },
  ];
}
