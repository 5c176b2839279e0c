/** The vehicle of the current page, as built; null on other pages. */
export function pageCar() {
  const element = document.querySelector<HTMLElement>('[data-car]');
  if (element === null) return null;
  const { car: id = '', slug = '', name = '', website = '', location = '', ...facts } = element.dataset;
  const { status = '', photos = '', reserved, price } = facts;
  const isReserved = reserved !== undefined;
  const shown = { isReserved, price: price === undefined ? null : Number(price) };
  return { element, id, slug, name, website, location, status, photos, ...shown };
}

export type PageCar = NonNullable<ReturnType<typeof pageCar>>;
