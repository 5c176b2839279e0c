import type { Location, SpecialHour } from '../tenant/settings/locations/locations.schema.ts';
import { telHref } from '../values/contact/phone.ts';
import { scriptJson } from '../values/script-json.ts';
import { specialDays } from './hours/special-days.ts';

interface Dealer {
  name: string;
  url: string;
  description: string;
  phone: string | null;
  logo: { file: string };
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function telephone(phone: string | null) {
  return phone === null ? {} : { telephone: telHref(phone).replace('tel:', '') };
}

function branch(dealer: Dealer, location: Location) {
  const { address } = location;
  return {
    '@type': 'AutoDealer',
    '@id': `${dealer.url}/locations/${location.slug}#dealer`,
    name: location.name,
    url: `${dealer.url}/locations/${location.slug}`,
    ...telephone(location.phone),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: 'AU',
    },
    ...(address.latitude !== null &&
      address.longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
      }),
    openingHoursSpecification: location.openingHours
      .filter((hour) => hour.status === 'Open')
      .map((hour) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days[hour.weekday],
        opens: hour.open,
        closes: hour.close,
      })),
  };
}

/**
 * Special hours by date. A closed day opens and closes at midnight
 * (developers.google.com/search/docs/appearance/structured-data/local-business).
 */
function specialOpeningHours(location: Location, specialHours: readonly SpecialHour[]) {
  const days = specialDays(location, specialHours);
  if (days.length === 0) return {};
  return {
    specialOpeningHoursSpecification: days.map(({ date, status, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: (status === 'Open' && open) || '00:00',
      closes: (status === 'Open' && close) || '00:00',
    })),
  };
}

/**
 * A branch as an AutoDealer with its special hours. The dealer's own rating is not included, because search engines
 * do not allow it.
 */
export function branchJsonLd(
  dealer: Dealer,
  location: Location,
  specialHours: readonly SpecialHour[] = [],
): string {
  const hours = specialOpeningHours(location, specialHours);
  return scriptJson({ '@context': 'https://schema.org', ...branch(dealer, location), ...hours });
}

/** A dealership whose branches are its departments. */
export function dealershipJsonLd(
  dealer: Dealer,
  {
    slug,
    name,
    locations,
  }: { readonly slug: string; readonly name: string; readonly locations: readonly Location[] },
): string {
  const url = `${dealer.url}/locations/${slug}`;
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': `${url}#dealership`,
    name,
    url,
    parentOrganization: { '@id': `${dealer.url}#dealer` },
    department: locations.map((location) => branch(dealer, location)),
  });
}

/** The dealer as an AutoDealer with its branches as departments. */
export function dealerJsonLd(dealer: Dealer, locations: readonly Location[]): string {
  const [first, ...others] = locations;
  const own = {
    name: dealer.name,
    url: dealer.url,
    description: dealer.description,
    ...telephone(dealer.phone),
    logo: `${dealer.url}${dealer.logo.file}`,
  };
  if (!first) return scriptJson({ '@context': 'https://schema.org', '@type': 'AutoDealer', ...own });
  return scriptJson({
    '@context': 'https://schema.org',
    ...branch(dealer, first),
    '@id': `${dealer.url}#dealer`,
    ...own,
    ...(others.length > 0 && { department: locations.map((location) => branch(dealer, location)) }),
  });
}
