import type { Endpoint } from '#functions/http/endpoint.ts';
import { phone, type Shopper } from './shopper.ts';
import { cars } from './two-dealers.ts';

interface Examples {
  /** Possible values of the path's parameters. */
  readonly segments: readonly string[];
  /** A valid body, where the schema is not enough to generate one. */
  readonly example: unknown;
}

const slugs = cars.map(({ slug }) => slug);

const savedCar = { phone_number: phone, car_id: '9', car_slug: 'corolla-9' };

const bodies: Readonly<Record<string, unknown>> = {
  'POST /api/watchlist/save-car': savedCar,
  'POST /api/watchlist/remove-car': savedCar,
  'POST /api/events': {
    ...{ name: 'print', id: 61, path: '/cars/corolla-7', dealer: 'city-motors', at: '2026-11-20T10:00:00Z' },
    car: { id: '7', slug: 'corolla-7' },
  },
  'POST /api/youx/quote': {
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 30_000,
    loanTerm: 5,
    year: 2021,
  },
  'POST /api/youx/create-customer': {
    data: {
      ...{
        selfAssessedCreditScore: 'GREAT',
        purchasePrice: 30_000,
        loanTerm: 5,
        year: 2021,
        vin: '',
        nvic: '',
      },
      ...{
        phoneNumber: phone,
        firstName: 'Ada',
        lastName: 'Lee',
        email: 'ada@example.com',
        postCode: '4000',
      },
      subscribe: true,
    },
    additionalData: { car_slug: 'corolla-7' },
  },
};

/** Data with which a request to an endpoint passes the first checks. */
export function examplesOf({ method, path }: Pick<Endpoint, 'method' | 'path'>, shopper: Shopper): Examples {
  const [, , subject = ''] = path.split('/');
  const tokens = Object.entries(shopper.tokens).flatMap(([key, token]) => (key === subject ? [token] : []));
  const byName = bodies[`${method} ${path}`];
  const isForm = ['POST /api/leads', 'POST /api/test-drive', 'POST /api/reservations'].includes(
    `${method} ${path}`,
  );
  return {
    segments: tokens.length > 0 ? tokens : slugs,
    example: isForm
      ? { ...shopper.enquiry, terms_conditions: true, booking_at: '2026-11-21T09:30:00+10:00' }
      : byName,
  };
}
