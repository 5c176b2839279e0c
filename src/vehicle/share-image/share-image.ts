import type { Settings } from '../../tenant/settings/subjects.ts';
import { imageUrl } from '../../ui/photo/image-url.ts';
import { hashText } from '../../values/hash.ts';
import { bodyPicture } from '../card/body-picture.ts';
import { iconFacts } from '../key-facts.ts';
import { cardTitle } from '../naming/title.ts';
import { priceDisplay } from '../price/price-display.ts';
import { vehicleTag } from '../status/tag.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { vehiclePath } from '../vehicle-urls.ts';

/** Size recommended by the large networks: https://ogp.me with an aspect ratio of 1.91:1. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Increase when the drawing changes, so that the URL changes. */
const DESIGN = 1;

/** Everything that is drawn: equal facts give equal pictures. */
export interface ShareImageFacts {
  readonly heading: string;
  readonly subheading: string | null;
  readonly price: string;
  readonly priceType: string | null;
  /** `SOLD`, `Reserved` and so on; tags that expire are left out, because networks cache pictures. */
  readonly tag: string | null;
  readonly facts: readonly string[];
  readonly dealer: string;
  /** A path on the dealer's site or a URL; null when there is no photo. */
  readonly picture: string | null;
  readonly theme: Pick<Settings['theme'], 'colours' | 'fonts' | 'photo' | 'shape'>;
}

type ShareSettings = Pick<Settings, 'site' | 'theme' | 'vehicle' | 'images' | 'documents' | 'search'>;

export interface ShareImage {
  /** Absolute URL. */
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
    facts: iconFacts(vehicle, texts.texts, settings.search.screen.words).map((fact) => fact.value),
    dealer: site.name,
    picture: pictureOf(vehicle, settings),
    theme: { colours, fonts, photo, shape },
  };
}

function pictureOf({ images: [first], simpleBody }: Vehicle, { images }: ShareSettings): string | null {
  if (first !== undefined) return imageUrl(first.url, Math.max(...images.widths), 3 / 2, images);
  return simpleBody === null ? null : bodyPicture(simpleBody);
}

/** Digest of the facts in lower-case letters and digits. */
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

/** The share image of a vehicle; null if the dealer uses plain photos. */
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
