/** The vehicle whose page this is, as it was built; null on pages that are about no vehicle. */
export function pageCar() {
  const element = document.querySelector<HTMLElement>('[data-car]');
  if (element === null) return null;
  const { car: id = '', slug = '', name = '', website = '', location = '', ...facts } = element.dataset;
  const { status = '', photos = '', price = '', reserved } = facts;
  const isReserved = reserved !== undefined;
  return {
    element,
    id,
    slug,
    name,
    website,
    location,
    status,
    photos,
    isReserved,
    price: price === '' ? null : Number(price),
  };
}

export type PageCar = NonNullable<ReturnType<typeof pageCar>>;
