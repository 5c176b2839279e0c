import type { FormCar } from './form-filling.ts';

/** The picture that the page shows of its vehicle, once it is there. */
function pictureOf(page: Element): string | null {
  const pictures = page.querySelectorAll<HTMLImageElement>('vehicle-media img');
  const loaded = [...pictures].find(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  return loaded?.currentSrc ?? null;
}

const textOf = (page: Element, selector: string) => page.querySelector(selector)?.textContent?.trim() ?? '';

/** The vehicle of the page as the page says it now; null on a page of none. */
export function pageFormCar(): FormCar | null {
  const page = document.querySelector<HTMLElement>('[data-car]');
  if (page === null) return null;
  const {
    car = '',
    slug = '',
    name = '',
    status = '',
    carType = '',
    location = '',
    testDriveOnly,
  } = page.dataset;
  return {
    ...{ id: car, slug, name, carType, branch: location },
    isTestDriveOnly: testDriveOnly !== undefined,
    isUnavailable: status !== 'in_stock' && status !== 'coming_soon',
    price: textOf(page, '[data-price-text]'),
    priceType: textOf(page, '[data-price-type]'),
    photo: pictureOf(page),
  };
}
