import type { Vehicle } from './vehicle.schema.ts';

/**
 * A valid used car for tests; `changes` overrides single fields. Example: `aVehicle({ status: 'sold', soldAt:
 * '2027-03-01' })`.
 */
export function aVehicle(changes: Partial<Vehicle> = {}): Vehicle {
  return { ...identity, ...money, ...description, ...media, ...changes };
}

const identity = {
  id: '1001',
  slug: '2021-toyota-corolla-ascent-sport-1001',
  name: '2021 Toyota Corolla Ascent Sport',
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'Ascent Sport',
  series: null,
  status: 'in_stock',
  isReserved: false,
  carType: 'used',
  itemType: 'car',
  isCertified: false,
  isPreorder: false,
  tag: null,
  stockNumber: 'U1001',
  vin: 'JTNB23HK903012345',
  nvic: null,
  createdAt: '2026-01-10T09:00:00+10:00',
  soldAt: null,
} as const satisfies Partial<Vehicle>;

const money = {
  price: 25990,
  beforePrice: null,
  offerPrice: null,
  priceExGovernmentCharges: null,
  priceType: 'Drive Away',
  subscriptionPricePerWeek: null,
  averageMarketPrice: null,
  stateAverageMarketPrice: null,
  reserveDeposit: null,
  youxQuote: null,
  financeLenders: {},
} as const satisfies Partial<Vehicle>;

const description = {
  odometerKm: 45120,
  colour: 'Magnetic Grey',
  simpleColour: 'Grey',
  interiorColour: null,
  body: 'Hatchback',
  simpleBody: 'hatch',
  bodyConfiguration: null,
  fuel: 'Petrol - Unleaded',
  simpleFuel: 'petrol',
  transmission: 'Constantly Variable Transmission',
  simpleTransmission: 'automatic',
  drive: 'fwd',
  seats: 5,
  doors: 5,
  engine: '2.0i',
  engineLitres: 2,
  gearCount: 10,
  buildDate: null,
  complianceDate: null,
  registrationPlate: null,
  registrationState: null,
  registrationExpiry: null,
  variant: {
    cylinders: null,
    induction: null,
    fuelConsumptionLPer100Km: null,
    fuelCapacityL: null,
    grossVehicleMassKg: null,
    lengthMm: null,
    heightMm: null,
    widthMm: null,
    towingBrakedKg: null,
    torqueNm: null,
    powerKw: null,
    ancapStars: null,
    ancapYear: null,
    gearType: null,
  },
  caravan: null,
  dealerComments: null,
  historyReportUrl: null,
  past: { owners: null, keys: null, serviceBook: null, isWrittenOff: null },
  locationId: null,
  dealershipName: null,
  city: null,
  state: null,
  privateSuburb: null,
  privatePostcode: null,
  views: null,
} as const satisfies Partial<Vehicle>;

const media = {
  features: [] as string[],
  images: [{ url: 'https://images.example/1001-1.jpg', thumbUrl: null }] as Vehicle['images'],
  photosCount: 1,
  videoUrl: null,
  externalVideoUrl: null,
  spinImages: [] as string[],
  spinInteriorImage: null,
  spinCode: null,
  hotspots: { exterior: [], interior: [] } as Vehicle['hotspots'],
} satisfies Partial<Vehicle>;
