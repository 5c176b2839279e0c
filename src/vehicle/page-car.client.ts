/** The vehicle whose page this is, from the attributes of its root element. */
export type PageCar = {
  readonly element: HTMLElement;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly status: string;
  readonly photosCount: number;
  /** Slug of the dealer whose site this is. */
  readonly website: string;
  /** Id of the branch where it stands; empty when none is known. */
  readonly location: string;
};

/** Null on pages that are about no vehicle. */
export function pageCar(): PageCar | null {
  const element = document.querySelector<HTMLElement>('[data-car]');
  if (element === null) return null;
  const {
    car = '',
    slug = '',
    name = '',
    status = '',
    photos,
    website = '',
    location = '',
  } = element.dataset;
  return { element, id: car, slug, name, status, photosCount: Number(photos ?? 0), website, location };
}
