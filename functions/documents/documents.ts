import { Hono } from 'hono';
import { currentPrice } from '#src/vehicle/price.ts';
import { shareImagePath } from '#src/vehicle/share-image/share-image.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problemReply } from '../http/problem.ts';
import { publishedSiteOf } from '../http/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { liveStatus } from '../vehicle/live-status.ts';
import { readReport } from '../vehicle/status-reports.ts';

type DocumentPorts = Pick<Ports, 'publishedSite' | 'documentPrinter' | 'database' | 'now' | 'reportError'>;

/** `GET /cars/{slug}.pdf` and `GET /cars/{slug}/share-{digest}.jpg`. */
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
      const image = await ports.documentPrinter.drawShareImage(published, vehicle);
      return new Response(image, {
        headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=31536000, immutable' },
      });
    });
}

function noSuchVehicle(): Response {
  return problemReply({ status: 404, title: 'Not found', detail: 'There is no such vehicle here.' });
}

async function pdfReply(ports: DocumentPorts, site: PublishedSite, vehicle: Vehicle): Promise<Response> {
  try {
    const pdf = await ports.documentPrinter.writePdf(
      site,
      await asReported(ports, site, vehicle),
      ports.now(),
    );
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
    const { failed } = site.settings.documents.pdf;
    return problemReply({ status: 503, title: 'The PDF could not be made', detail: failed });
  }
}

/** What is taken home bears the last word on the vehicle; without one, what the pages say. */
async function asReported(ports: DocumentPorts, site: PublishedSite, vehicle: Vehicle): Promise<Vehicle> {
  try {
    const report = await readReport(ports.database, { site: site.slug, car: vehicle.id });
    const { fields } = liveStatus({ vehicle, report, stockAtMs: site.stockAtMs });
    const { status, reserved: isReserved, price } = fields;
    const reported = { ...vehicle, status, isReserved };
    return price === currentPrice(vehicle) ? reported : { ...reported, price, offerPrice: null };
  } catch (error) {
    ports.reportError(error);
    return vehicle;
  }
}
