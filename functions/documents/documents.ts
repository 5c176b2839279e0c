import { type Context, Hono } from 'hono';
import { photoAtPath, shownPhoto } from '#src/syndication/feed-photo.ts';
import { shareImageFacts, shareImagePath } from '#src/vehicle/share-image/share-image.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { problemReply } from '../http/problem.ts';
import { publishedSiteOf } from '../http/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { asReported } from '../vehicle/as-reported.ts';

type DocumentPorts = Pick<Ports, 'publishedSite' | 'documentPrinter' | 'database' | 'now' | 'reportError'>;

const found = { description: 'As a file' };
const noSuch = { description: 'No such vehicle, or this dealer has none' };

export const documentEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/cars/:file{[a-z0-9-]+\\.pdf}',
    summary: 'A vehicle on paper, at `{slug}.pdf`',
    replies: {
      200: { ...found, mediaType: 'application/pdf' },
      404: noSuch,
      501: { description: 'This host draws no documents' },
      503: { description: 'It could not be made' },
    },
  },
  {
    method: 'GET',
    path: '/cars/:slug/:file{share-[a-z0-9]+\\.jpg}',
    summary: 'The picture of a shared link, at `share-{digest}.jpg`',
    replies: {
      200: { ...found, mediaType: 'image/jpeg' },
      302: { description: 'To the current picture, or to the photograph where nothing is drawn' },
      404: noSuch,
    },
  },
  {
    method: 'GET',
    path: '/cars/:slug/:photo{photo-[a-z0-9]+\\.jpg}',
    summary: 'A photo as JPEG for advertising networks, at `photo-{digest}.jpg`',
    replies: {
      200: { ...found, mediaType: 'image/jpeg' },
      302: { description: 'To the photo as it is, where this host draws nothing' },
      404: noSuch,
    },
  },
];

/** `GET /cars/{slug}.pdf`, `GET /cars/{slug}/share-{digest}.jpg` and `GET /cars/{slug}/photo-{digest}.jpg`. */
export function documentRoutes(ports: DocumentPorts) {
  return new Hono<AppEnv>()
    .use('/cars/*', publishedSiteOf(ports))
    .get('/cars/:file{[a-z0-9-]+\\.pdf}', async (c) => {
      const { published } = c.var;
      const slug = c.req.param('file').replace(/\.pdf$/, '');
      const vehicle = published.settings.documents.pdf.enabled ? await published.vehicle(slug) : null;
      return vehicle === null ? noSuchVehicle() : pdfReply(ports, published, vehicle);
    })
    .get('/cars/:slug/:file{share-[a-z0-9]+\\.jpg}', async (c) => {
      const { published } = c.var;
      const { enabled } = published.settings.documents.shareImage;
      const vehicle = enabled ? await published.vehicle(c.req.param('slug')) : null;
      if (vehicle === null) return noSuchVehicle();
      const current = shareImagePath(vehicle, published.settings);
      if (c.req.path !== current) return c.redirect(current, 302);
      if (ports.documentPrinter === null)
        return photoInstead(c, shareImageFacts(vehicle, published.settings));
      const image = await ports.documentPrinter.drawShareImage(published, vehicle);
      return new Response(image, {
        headers: jpegForGood,
      });
    })
    .get('/cars/:slug/:photo{photo-[a-z0-9]+\\.jpg}', async (c) => {
      const { published } = c.var;
      const { google, meta } = published.settings.syndication;
      const isAdvertised = google.enabled || meta.enabled;
      const vehicle = isAdvertised ? await published.vehicle(c.req.param('slug')) : null;
      const photo = vehicle === null ? null : photoAtPath(vehicle, c.req.path);
      return photo === null ? noSuchVehicle() : photoReply(ports, c, photo);
    });
}

/** Its address says what is in it: another picture has another address. */
const jpegForGood = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=31536000, immutable' };

async function photoReply(
  { documentPrinter }: DocumentPorts,
  c: Context<AppEnv>,
  photo: string,
): Promise<Response> {
  const { published } = c.var;
  if (documentPrinter === null) return photoInstead(c, { picture: shownPhoto(photo, published.settings) });
  const jpeg = await documentPrinter.photoAsJpeg(published, photo);
  return jpeg === null ? noSuchVehicle() : new Response(jpeg, { headers: jpegForGood });
}

/** A shared link shows the photograph where nothing can be drawn around it. */
function photoInstead(c: Context<AppEnv>, { picture }: { readonly picture: string | null }): Response {
  return picture === null ? noSuchVehicle() : c.redirect(new URL(picture, c.req.url).href, 302);
}

function noSuchVehicle(): Response {
  return problemReply({ status: 404, title: 'Not found', detail: 'There is no such vehicle here.' });
}

async function pdfReply(ports: DocumentPorts, site: PublishedSite, vehicle: Vehicle): Promise<Response> {
  const { failed } = site.settings.documents.pdf;
  const printer = ports.documentPrinter;
  if (printer === null) return problemReply({ status: 501, title: 'No PDFs are made here', detail: failed });
  try {
    // What is taken home bears the last word on the vehicle.
    const pdf = await printer.writePdf(site, await asReported(ports, site, vehicle), ports.now());
    return new Response(pdf, {
      headers: {
        'Content-Type': 'application/pdf',
        // The slug is made of letters, digits and hyphens only.
        'Content-Disposition': `attachment; filename="${vehicle.slug}.pdf"`,
        'X-Robots-Tag': 'noindex',
      },
    });
  } catch (error) {
    ports.reportError(error);
    return problemReply({ status: 503, title: 'The PDF could not be made', detail: failed });
  }
}
