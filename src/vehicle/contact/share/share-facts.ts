import type { Settings } from '../../../tenant/settings/subjects.ts';
import { fill } from '../../../values/fill.ts';
import type { Vehicle } from '../../vehicle.schema.ts';
import { printPath, vehiclePath } from '../../vehicle-urls.ts';
import type { ShareSettings } from './share-links.ts';

/** Props of the share bar; null for what the dealer does not offer. */
export type ShareBarFacts = {
  /** Absolute URL of the vehicle's page. */
  readonly url: string;
  readonly message: string;
  /** The links to the services are made of these in the browser: as props they would double the page's. */
  readonly services: ShareSettings;
  readonly emailLabel: string;
  readonly label: string;
  readonly print: { readonly label: string; readonly href: string } | null;
  readonly pdf: {
    readonly label: string;
    readonly href: string;
    readonly file: string;
    readonly preparing: string;
    readonly failed: string;
  } | null;
  readonly copy: {
    readonly label: string;
    readonly done: string;
    readonly doneSeconds: number;
    readonly failed: string;
  } | null;
};

/** Null when the dealer offers none of it. */
export function shareBarFacts(
  vehicle: Pick<Vehicle, 'slug' | 'id'>,
  { vehicle: { share }, documents, site }: Pick<Settings, 'vehicle' | 'documents' | 'site'>,
  words: Readonly<Record<string, string>>,
): ShareBarFacts | null {
  const path = vehiclePath(vehicle);
  const url = `${site.url}${path}`;
  const message = fill(share.message, words);
  const { facebook, x, whatsApp, email, emailLabel } = share;
  const services = { facebook, x, whatsApp, email };
  const print = share.print ? { label: share.printLabel, href: printPath(vehicle) } : null;
  const pdf = documents.pdf.enabled
    ? {
        label: share.pdfLabel,
        href: `${path}.pdf`,
        file: `${vehicle.slug}.pdf`,
        preparing: share.pdfPreparingText,
        failed: share.pdfFailedText,
      }
    : null;
  const copy = share.copyLink
    ? {
        label: share.copyLabel,
        done: fill(share.copiedText, words),
        doneSeconds: share.copiedSeconds,
        failed: share.copyFailedText,
      }
    : null;
  const isShown = Object.values(services).includes(true) || print !== null || pdf !== null || copy !== null;
  return isShown ? { url, message, services, emailLabel, label: share.label, print, pdf, copy } : null;
}
