import { type Context, Hono } from 'hono';
import { photoAtPath, shownPhoto } from '#src/syndication/feed-photo.ts';
import { shareImageFacts, shareImagePath } from '#src/vehicle/share-image/share-image.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { notFoundProblem, problemReply } from '../http/replies/problem.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { rateLimit } from '../http/visitor/rate-limit.ts';
import { PrinterBusy } from '../ports/document-printer.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { withLiveStatus } from '../vehicle/status/read-live-status.ts';

type DocumentPorts = Pick<Ports, 'publishedSite' | 'documentPrinter' | 'database' | 'now' | 'reportError'>;

const found = { description: 'The file' };
const noSuch = { description: 'No such vehicle, or the dealer has switched it off' };

const tooMany = { description: 'Too many from one IP address; see `Retry-After`' };

/**
 * Per IP address: enough for shoppers who share one, too little for a program that requests every
 * vehicle.
 */
const pdfs = { burst: 10, perMinute: 10 };

/** Social and advertising networks request images of many vehicles from few addresses. */
const pictures = { burst: 120, perMinute: 120 };

/** In this time about twenty documents can be drawn. */
const BUSY_SECONDS = 20;

export const documentEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/cars/:file{[a-z0-9-]+\\.pdf}',
    summary: 'The PDF of a vehicle, at `{slug}.pdf`',
    replies: {
      200: { ...found, mediaType: 'application/pdf' },
      404: noSuch,
      429: tooMany,
      501: { description: 'This host draws no documents' },
      503: {
        description: 'Drawing failed, or the queue is full; then see `Retry-After`',
      },
    },
  },
  {
    method: 'GET',
    path: '/cars/:slug/:file{share-[a-z0-9]+\\.jpg}',
    summary: 'The share image of a vehicle, at `share-{digest}.jpg`',
    replies: {
      200: { ...found, mediaType: 'image/jpeg' },
      302: { description: 'To the current image, or to the photo if this host draws nothing' },
      404: noSuch,
      429: tooMany,
    },
  },
  {
    method: 'GET',
    path: '/cars/:slug/:photo{photo-[a-z0-9]+\\.jpg}',
    summary: 'A photo as JPEG for advertising networks, at `photo-{digest}.jpg`',
    replies: {
      200: { ...found, mediaType: 'image/jpeg' },
      302: { description: 'To the original photo, if this host draws nothing' },
      404: noSuch,
      429: tooMany,
    },
  },
];

/** `GET /cars/{slug}.pdf`, `GET /cars/{slug}/share-{digest}.jpg` and `GET /cars/{slug}/photo-{digest}.jpg`. */
export function documentRoutes(ports: DocumentPorts) {
  const { now } = ports;
  const pdfLimit = rateLimit({
    ...pdfs,
    now,
    tooMany: ({ var: { published } }) => published.settings.documents.pdf.tooMany,
  });
  const pictureLimit = rateLimit({ ...pictures, now });
  return new Hono<AppEnv>()
    .use('/cars/*', publishedSiteOf(ports))
    .get('/cars/:file{[a-z0-9-]+\\.pdf}', pdfLimit, async (c) => {
      const { published } = c.var;
      const slug = c.req.param('file').replace(/\.pdf$/, '');
      const vehicle = published.settings.documents.pdf.enabled ? await published.vehicle(slug) : null;
      return vehicle === null ? noSuchVehicle() : pdfReply(ports, published, vehicle);
    })
    .get('/cars/:slug/:file{share-[a-z0-9]+\\.jpg}', pictureLimit, async (c) => {
      const { published } = c.var;
      const { enabled } = published.settings.documents.shareImage;
      const vehicle = enabled ? await published.vehicle(c.req.param('slug')) : null;
      if (vehicle === null) return noSuchVehicle();
      const current = shareImagePath(vehicle, published.settings);
      if (c.req.path !== current) return c.redirect(current, 302);
      return shareImageReply(ports, c, vehicle);
    })
    .get('/cars/:slug/:photo{photo-[a-z0-9]+\\.jpg}', pictureLimit, async (c) => {
      const { published } = c.var;
      const { google, meta } = published.settings.syndication;
      const isAdvertised = google.enabled || meta.enabled;
      const vehicle = isAdvertised ? await published.vehicle(c.req.param('slug')) : null;
      const photo = vehicle === null ? null : photoAtPath(vehicle, c.req.path);
      return photo === null ? noSuchVehicle() : photoReply(ports, c, photo);
    });
}

/** The address contains a digest of the content, so a changed image has a new address. */
const jpegForGood = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=31536000, immutable' };

async function shareImageReply(
  { documentPrinter }: DocumentPorts,
  c: Context<AppEnv>,
  vehicle: Vehicle,
): Promise<Response> {
  const { published } = c.var;
  const facts = shareImageFacts(vehicle, published.settings);
  if (documentPrinter === null) return photoInstead(c, facts);
  try {
    const image = await documentPrinter.drawShareImage(published, vehicle);
    return new Response(image, { headers: jpegForGood });
  } catch (error) {
    if (!(error instanceof PrinterBusy)) throw error;
    // A network fetches the image once, when the link is shared: a plain photo is better than
    // nothing.
    return facts.picture === null ? busyReply() : photoInstead(c, facts);
  }
}

function busyReply(detail = 'Please try again in a minute.'): Response {
  return problemReply(
    { status: 503, title: 'Too many documents are being made', detail },
    { 'Retry-After': String(BUSY_SECONDS) },
  );
}

async function photoReply(
  { documentPrinter }: DocumentPorts,
  c: Context<AppEnv>,
  photo: string,
): Promise<Response> {
  const { published } = c.var;
  if (documentPrinter === null) return photoInstead(c, { picture: shownPhoto(photo, published.settings) });
  try {
    const jpeg = await documentPrinter.photoAsJpeg(published, photo);
    return jpeg === null ? noSuchVehicle() : new Response(jpeg, { headers: jpegForGood });
  } catch (error) {
    if (error instanceof PrinterBusy) return busyReply();
    throw error;
  }
}

/** Redirects to the vehicle's photo when no share image can be drawn. */
function photoInstead(c: Context<AppEnv>, { picture }: { readonly picture: string | null }): Response {
  return picture === null ? noSuchVehicle() : c.redirect(new URL(picture, c.req.url).href, 302);
}

function noSuchVehicle(): Response {
  return notFoundProblem('There is no such vehicle here.');
}

async function pdfReply(ports: DocumentPorts, site: PublishedSite, vehicle: Vehicle): Promise<Response> {
  const { failed } = site.settings.documents.pdf;
  const printer = ports.documentPrinter;
  if (printer === null) return problemReply({ status: 501, title: 'No PDFs are made here', detail: failed });
  try {
    // A PDF that people take home shows the live status.
    const pdf = await printer.writePdf(site, await withLiveStatus(ports, site, vehicle), ports.now());
    return new Response(pdf, {
      headers: {
        'Content-Type': 'application/pdf',
        // A slug contains only letters, digits and hyphens, so it needs no quoting.
        'Content-Disposition': `attachment; filename="${vehicle.slug}.pdf"`,
        'X-Robots-Tag': 'noindex',
      },
    });
  } catch (error) {
    if (error instanceof PrinterBusy) return busyReply(failed);
    ports.reportError(error);
    return problemReply({ status: 503, title: 'The PDF could not be made', detail: failed });
  }
}
