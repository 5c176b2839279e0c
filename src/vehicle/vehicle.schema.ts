import * as v from 'valibot';
import { vehicleStatuses } from '../values/vehicle/vehicle-statuses.ts';
import {
  bodySlugs,
  carTypes,
  driveSlugs,
  fuelSlugs,
  itemTypes,
  transmissionSlugs,
} from '../values/vehicle/vehicle-terms.ts';
import { priceVerdictSchema } from './price/price-verdict.schema.ts';

/**
 * One vehicle as the platform knows it, whatever feed it came from.
 *
 * Every key is always present; `null` says that the feed does not know. Names include the unit;
 * money is in the tenant's currency (site.json `currency`), dollars with cents as decimals.
 * Dates are ISO 8601: `YYYY-MM-DD` where only the day is known, else with time and offset.
 */

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const maybeText = v.nullable(text);
const positive = v.pipe(v.number(), v.finite(), v.minValue(0));
const maybeNumber = v.nullable(positive);
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const maybeWhole = v.nullable(wholeNumber);
const isoDay = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}/));
const isoDate = v.nullable(isoDay);

/** A URL from a feed: https, http or a path on the dealer's site; no other scheme. */
export const assetUrl = v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?!\/))[^\s"'<>\\]+$/));

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** A place on a photo, in percent from its top left corner, and what is to be seen there. */
export const photoNoteSchema = v.object({ x: percent, y: percent, text });

export type PhotoNote = v.InferOutput<typeof photoNoteSchema>;

/** `group` and `notes` are absent without a value, because few feeds give them and a vehicle has dozens of photos. */
const imageSchema = v.object({
  url: assetUrl,
  thumbUrl: v.nullable(assetUrl),
  /** The part of the vehicle that it shows, in the feed's words: "Interior". */
  group: v.exactOptional(text),
  notes: v.exactOptional(v.pipe(v.array(photoNoteSchema), v.minLength(1))),
});

const hotspotSchema = v.object({
  id: text,
  description: text,
  positions: v.array(
    v.object({
      /** Rotation of the spin in degrees, or yaw in a panorama. */
      activeAngle: v.pipe(v.number(), v.finite()),
      /** Percent of the picture from its top left corner. */
      posX: percent,
      posY: percent,
    }),
  ),
});

const variantSchema = v.object({
  cylinders: maybeWhole,
  induction: maybeText,
  fuelConsumptionLPer100Km: maybeNumber,
  fuelCapacityL: maybeNumber,
  grossVehicleMassKg: maybeNumber,
  lengthMm: maybeNumber,
  heightMm: maybeNumber,
  widthMm: maybeNumber,
  towingBrakedKg: maybeNumber,
  torqueNm: maybeNumber,
  powerKw: maybeNumber,
  ancapStars: maybeNumber,
  ancapYear: maybeWhole,
  gearType: maybeText,
  /** From the mains, as rated: an electric vehicle's, or a plug-in hybrid's in addition to its fuel. */
  energyKwhPer100Km: v.exactOptional(positive),
});

const caravanSchema = v.object({
  bodyWidthFt: maybeNumber,
  bodyLengthFt: maybeNumber,
  tareWeightKg: maybeNumber,
  axleType: maybeText,
  sleeps: maybeWhole,
  aggregateTrailerMassKg: maybeNumber,
});

const lenderSchema = v.object({
  interestRatePercent: maybeNumber,
  comparisonRatePercent: maybeNumber,
  paymentWeek: maybeNumber,
  paymentMonth: maybeNumber,
  deposit: maybeNumber,
  termYears: maybeNumber,
  termMonths: maybeNumber,
  balloon: maybeNumber,
  establishmentFees: maybeNumber,
  totalPayable: maybeNumber,
  disclaimer: maybeText,
});

export const vehicleSchema = v.object({
  id: text,
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  /** Year, make, model, badge and series; the title of cards and pages. */
  name: text,
  year: v.pipe(v.number(), v.integer(), v.minValue(1886), v.maxValue(2100)),
  make: text,
  model: text,
  badge: maybeText,
  series: maybeText,
  status: v.picklist(vehicleStatuses),
  isReserved: v.boolean(),
  carType: v.picklist(carTypes),
  itemType: v.picklist(itemTypes),
  isCertified: v.boolean(),
  isPreorder: v.boolean(),
  tag: maybeText,
  stockNumber: maybeText,
  vin: maybeText,
  nvic: maybeText,
  createdAt: isoDate,
  soldAt: isoDate,

  /** 10 or less means no price (specification §5); see price-display.ts. */
  price: maybeNumber,
  beforePrice: maybeNumber,
  offerPrice: maybeNumber,
  /** Excluding government charges, if the feed distinguishes it from drive away. */
  priceExGovernmentCharges: maybeNumber,
  priceType: maybeText,
  /** Weekly, for vehicles offered by subscription. */
  subscriptionPricePerWeek: maybeNumber,
  /** Set when the dealer's settings hide the price; never part of the stock snapshot. */
  isPriceHidden: v.optional(v.literal(true)),
  averageMarketPrice: maybeNumber,
  stateAverageMarketPrice: maybeNumber,
  /** Added by the build for vehicles whose price is compared; never part of the stock snapshot. */
  priceVerdict: v.optional(priceVerdictSchema),
  reserveDeposit: maybeNumber,

  odometerKm: maybeWhole,
  colour: maybeText,
  /** Basic colour for filters, such as `Grey` for "Magnetic Metallic". */
  simpleColour: maybeText,
  interiorColour: maybeText,
  body: maybeText,
  simpleBody: v.nullable(v.picklist(bodySlugs)),
  bodyConfiguration: maybeText,
  fuel: maybeText,
  simpleFuel: v.nullable(v.picklist(fuelSlugs)),
  transmission: maybeText,
  simpleTransmission: v.nullable(v.picklist(transmissionSlugs)),
  drive: v.nullable(v.picklist(driveSlugs)),
  seats: maybeWhole,
  doors: maybeWhole,
  engine: maybeText,
  engineLitres: maybeNumber,
  gearCount: maybeWhole,
  buildDate: isoDate,
  complianceDate: isoDate,
  /** Absent where the feed does not say; the day on which a maker's warranty begins. */
  firstRegistered: v.exactOptional(isoDay),
  registrationPlate: maybeText,
  registrationState: maybeText,
  registrationExpiry: isoDate,
  variant: variantSchema,
  caravan: v.nullable(caravanSchema),

  /** Plain text; a pipe separates paragraphs. */
  dealerComments: maybeText,
  features: v.array(text),
  historyReportUrl: v.nullable(assetUrl),
  /** What the dealer knows of the time before the sale. */
  past: v.object({
    owners: maybeWhole,
    keys: maybeWhole,
    serviceBook: v.nullable(v.picklist(['full', 'partial', 'none'])),
    /** Whether a register of written-off vehicles has it; null if nobody looked. */
    isWrittenOff: v.nullable(v.boolean()),
  }),

  images: v.array(imageSchema),
  photosCount: wholeNumber,
  videoUrl: v.nullable(assetUrl),
  externalVideoUrl: v.nullable(assetUrl),
  spinImages: v.array(assetUrl),
  spinInteriorImage: v.nullable(assetUrl),
  spinCode: maybeText,
  hotspots: v.object({ exterior: v.array(hotspotSchema), interior: v.array(hotspotSchema) }),

  /** Id of the location in locations.json that has the vehicle. */
  locationId: maybeText,
  dealershipName: maybeText,
  city: maybeText,
  state: maybeText,
  privateSuburb: maybeText,
  privatePostcode: maybeText,

  views: maybeWhole,
  youxQuote: v.nullable(
    v.object({
      weeklyRepaymentAmount: positive,
      advertisedRatePercent: positive,
      comparisonRatePercent: positive,
    }),
  ),
  financeLenders: v.record(v.string(), lenderSchema),
});

export type Vehicle = v.InferOutput<typeof vehicleSchema>;
