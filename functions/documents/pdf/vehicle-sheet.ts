import { groupedHours, type HoursRow } from '#src/locations/hours/opening-hours.ts';
import { addressLine } from '#src/locations/sort-locations.ts';
import type { Location } from '#src/tenant/settings/locations/locations.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { imageUrl } from '#src/ui/photo/image-url.ts';
import { fill } from '#src/values/fill.ts';
import { dayOf, formatDate } from '#src/values/time/date.ts';
import { bodyPicture } from '#src/vehicle/card/body-picture.ts';
import { callNumber } from '#src/vehicle/contact/call-number.ts';
import { featureList } from '#src/vehicle/details/features/feature-list.ts';
import { commentParagraphs } from '#src/vehicle/details/folding/comments.ts';
import { foldText } from '#src/vehicle/details/folding/folded-text.ts';
import type { FactRow } from '#src/vehicle/details/specification/fact-rows.ts';
import { specification } from '#src/vehicle/details/specification/specification.ts';
import { factLanguage } from '#src/vehicle/fact-language.ts';
import { keyFacts } from '#src/vehicle/key-facts.ts';
import { cardTitle } from '#src/vehicle/naming/title.ts';
import { type PriceDisplay, priceDisplay } from '#src/vehicle/price/price-display.ts';
import { printedStatus } from '#src/vehicle/print/printed-status.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';

/** The content of a vehicle's PDF, in the dealer's words. */
export interface VehicleSheet {
  readonly name: string;
  readonly heading: string;
  readonly subheading: string | null;
  readonly price: PriceDisplay;
  /** Shown above the price of a car that cannot be bought today: `SOLD`, `Reserved`. */
  readonly status: string | null;
  readonly facts: readonly FactRow[];
  readonly comments: readonly string[];
  readonly features: readonly string[];
  readonly specification: readonly FactRow[];
  readonly dealer: { readonly name: string; readonly phone: string | null; readonly email: string | null };
  readonly branch: SheetBranch | null;
  /** Absolute URL, for the QR code. */
  readonly pageUrl: string;
  readonly disclaimers: readonly string[];
  readonly asOf: string;
  /** The first is shown large. Paths on the dealer's site or absolute URLs. */
  readonly pictures: readonly string[];
}

export interface SheetBranch {
  readonly name: string;
  readonly address: string;
  readonly hours: readonly HoursRow[];
}

const MAX_PICTURES = 4;

type SheetSettings = Pick<Settings, 'site' | 'vehicle' | 'images' | 'documents' | 'locations' | 'search'>;

/** `nowMs`: milliseconds since 1970. */
export function vehicleSheet(vehicle: Vehicle, settings: SheetSettings, nowMs: number): VehicleSheet {
  const { site, vehicle: texts, documents, images } = settings;
  const language = factLanguage(settings);
  const branch = settings.locations.locations.find(({ id }) => id === vehicle.locationId) ?? null;
  const call = callNumber(vehicle, site.phoneOverrides, branch?.phone ?? site.phone);
  return {
    name: vehicle.name,
    ...cardTitle(vehicle),
    price: priceDisplay(vehicle, texts.price, site.currency),
    status: printedStatus(vehicle, texts.tags),
    facts: keyFacts(vehicle, texts.texts, language.words).map(({ label, value }) => ({ label, value })),
    comments: shortComments(vehicle, documents.pdf.commentsCharacters),
    features: featureList(vehicle),
    specification: specification(vehicle, site.timeZone, language).flatMap((group) => group.rows),
    dealer: { name: site.name, phone: call?.text ?? null, email: site.email },
    branch: branch === null ? null : sheetBranch(branch, site.locale),
    pageUrl: `${site.url}${vehiclePath(vehicle)}`,
    disclaimers: texts.page.disclaimers,
    asOf: fill(documents.texts.asOf, {
      date: formatDate(dayOf(nowMs, site.timeZone), site.timeZone, site.locale) ?? '',
    }),
    pictures: picturesOf(vehicle, images),
  };
}

/** A drawing of the car body replaces photos that are still missing. */
function picturesOf({ images: photos, simpleBody }: Vehicle, settings: Settings['images']): string[] {
  if (photos.length === 0) return simpleBody === null ? [] : [bodyPicture(simpleBody)];
  const width = Math.max(...settings.widths);
  return photos.slice(0, MAX_PICTURES).map(({ url }) => imageUrl(url, width, 3 / 2, settings));
}

function shortComments(vehicle: Vehicle, max: number): string[] {
  const { shown, cut } = foldText(commentParagraphs(vehicle.dealerComments), max);
  return cut === null ? [...shown] : [...shown, cut];
}

function sheetBranch(branch: Location, locale: string): SheetBranch {
  return {
    name: branch.name,
    address: addressLine(branch),
    hours: groupedHours(branch.openingHours, locale),
  };
}
