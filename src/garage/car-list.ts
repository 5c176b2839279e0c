/** As the address of a vehicle's page has it. */
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MOST_CHARACTERS = 200;

type CarList = {
  /** Each once, in the order of the address. */
  readonly slugs: readonly string[];
  /** The address names more than are wanted. */
  readonly isCut: boolean;
};

/** The vehicles that an address names, `?cars={slug},{slug}`; what can be no vehicle's is passed over. */
export function readCarList(params: URLSearchParams, most: number): CarList {
  const named = params.getAll('cars').flatMap((text) => text.split(','));
  const slugs = [...new Set(named)].filter(
    (slug) => slug.length <= MOST_CHARACTERS && slugPattern.test(slug),
  );
  return { slugs: slugs.slice(0, most), isCut: slugs.length > most };
}

/** `/compare?cars=kia-rio-7,mazda-3-8`; the path alone where there are none. */
export function carListPath(path: string, slugs: readonly string[]): string {
  return slugs.length === 0 ? path : `${path}?cars=${slugs.join(',')}`;
}
