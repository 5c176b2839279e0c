import type { Settings } from '../../tenant/settings/subjects.ts';
import { imageUrl } from '../../ui/image-url.ts';
import { hashText } from '../../values/hash.ts';
import { bodyPicture } from '../card/body-picture.ts';
import { iconFacts } from '../key-facts.ts';
import { cardTitle } from '../naming/title.ts';
import { priceDisplay } from '../price/price-display.ts';
import { vehicleTag } from '../tag.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { vehiclePath } from '../vehicle-urls.ts';

/** What shared links ask for on the large networks: https://ogp.me with 1.91 to 1. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Raised when the drawing changes, so that shared links show the new one. */
const DESIGN = 1;

/** All that is drawn: two vehicles with equal facts have equal pictures. */
export interface ShareImageFacts {
  readonly heading: string;
  readonly subheading: string | null;
  readonly price: string;
  readonly priceType: string | null;
  /** `SOLD`, `Reserved` and the like; tags that end with time are left out, for pictures are kept. */
  readonly tag: string | null;
  readonly facts: readonly string[];
  readonly dealer: string;
  /** A path on the dealer's own site or a web address; null when there is nothing to show. */
  readonly picture: string | null;
  readonly theme: Pick<Settings['theme'], 'colours' | 'fonts' | 'photo' | 'shape'>;
}

type ShareSettings = Pick<Settings, 'site' | 'theme' | 'vehicle' | 'images' | 'documents'>;

export interface ShareImage {
  /** Absolute. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export function shareImageFacts(vehicle: Vehicle, settings: ShareSettings): ShareImageFacts {
  const { site, theme, vehicle: texts } = settings;
  const price = priceDisplay(vehicle, texts.price, site.currency);
  const tag = vehicleTag(vehicle, texts.tags, site.timeZone);
  const { colours, fonts, photo, shape } = theme;
  return {
    ...cardTitle(vehicle),
    price: price.text,
    priceType: price.typeText,
    tag: tag === null || tag.until !== null ? null : tag.text,
    facts: iconFacts(vehicle, texts.texts).map((fact) => fact.value),
    dealer: site.name,
    picture: pictureOf(vehicle, settings),
    theme: { colours, fonts, photo, shape },
  };
}

function pictureOf({ images: [first], simpleBody }: Vehicle, { images }: ShareSettings): string | null {
  if (first !== undefined) return imageUrl(first.url, Math.max(...images.widths), 3 / 2, images);
  return simpleBody === null ? null : bodyPicture(simpleBody);
}

/** Lower-case letters and digits; another one whenever anything drawn is another. */
export function shareImageDigest(facts: ShareImageFacts): string {
  const text = JSON.stringify([DESIGN, facts]);
  const part = (salt: string) =>
    hashText(salt + text)
      .toString(36)
      .padStart(7, '0');
  return `${part('')}${part('~')}`;
}

/** `/cars/{slug}/share-{digest}.jpg` */
export function shareImagePath(vehicle: Vehicle, settings: ShareSettings): string {
  return `${vehiclePath(vehicle)}/share-${shareImageDigest(shareImageFacts(vehicle, settings))}.jpg`;
}

/** What a shared link shows of a vehicle; null where the dealer keeps to photographs. */
export function shareImage(vehicle: Vehicle, settings: ShareSettings): ShareImage | null {
  const { enabled, urlTemplate } = settings.documents.shareImage;
  if (!enabled) return null;
  const facts = shareImageFacts(vehicle, settings);
  const absolute = (path: string) => new URL(path, settings.site.url).href;
  return {
    url:
      urlTemplate === null
        ? absolute(shareImagePath(vehicle, settings))
        : serviceAddress(urlTemplate, {
            photo: facts.picture === null ? '' : absolute(facts.picture),
            name: vehicle.name,
            price: facts.price,
            dealer: facts.dealer,
            slug: vehicle.slug,
            digest: shareImageDigest(facts),
          }),
    ...shareImageSize,
    alt: [vehicle.name, facts.price, facts.dealer].join(', '),
  };
}

function serviceAddress(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name] ?? '') : whole,
  );
}
